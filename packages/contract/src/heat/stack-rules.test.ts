import { expect, test } from 'vitest'
import { isStackChanging, splitStackStatus, stackCan } from './stack-rules.ts'

const allowedIn = (stack_status: string) =>
  Object.entries(stackCan)
    .filter(([, can]) => can({ stack_status }))
    .map(([name]) => name)

test.each([
  ['CREATE_COMPLETE', ['change', 'check', 'suspend', 'snapshot', 'delete']],
  ['CREATE_FAILED', ['change', 'retry', 'check', 'suspend', 'snapshot', 'delete']],
  ['CHECK_FAILED', ['change', 'retry', 'check', 'suspend', 'snapshot', 'delete']],
  ['UPDATE_IN_PROGRESS', ['cancel', 'delete']],
  ['SUSPEND_COMPLETE', ['check', 'resume', 'delete']],
  ['SUSPEND_FAILED', ['change', 'check', 'suspend', 'resume', 'snapshot', 'delete']],
  ['DELETE_IN_PROGRESS', []],
  ['DELETE_FAILED', ['check', 'suspend', 'snapshot', 'delete']],
  ['DELETE_COMPLETE', []],
])('[STACK-02] a stack that is %s allows %j', (status, allowed) => {
  expect(allowedIn(status)).toEqual(allowed)
})

test('a status is an action and its state', () => {
  expect(splitStackStatus('CREATE_IN_PROGRESS')).toEqual({ action: 'CREATE', state: 'IN_PROGRESS' })
  expect(isStackChanging({ stack_status: 'ROLLBACK_IN_PROGRESS' })).toBe(true)
})
