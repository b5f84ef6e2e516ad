import { expect, test } from 'vitest'
import { stateOf } from './topology-model.ts'

test.each([
  ['ACTIVE', null, 'active'],
  ['ACTIVE', 'rebooting', 'active'],
  ['ACTIVE', 'deleting', 'loading'],
  ['BUILD', null, 'loading'],
  ['BUILD', 'spawning', 'loading'],
  ['ERROR', 'deleting', 'loading'],
  ['ERROR', null, 'down'],
  ['SHUTOFF', null, 'down'],
  ['DOWN', undefined, 'down'],
])('[TOPO-06] %s with the task %s is %s', (status, task, state) => {
  expect(stateOf({ original_status: status, task })).toBe(state)
})
