import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import { whenActive } from './when-active.ts'

const sendFor = (...statuses: string[]) =>
  Object.assign(async () => ({ provisioning_status: statuses.shift() ?? 'ACTIVE' })) as unknown as Call // only the view

const noPause = () => Promise.resolve()
const refusal = (message: string, status = 409) =>
  new ApiError(message, { reason: 'refused', endpoint: 'POST x', status })

test('a change waits until the one in progress has ended', async () => {
  const looked: string[] = []
  const pause = () => Promise.resolve(void looked.push('busy'))
  const change = () => Promise.resolve('made')
  expect(await whenActive('lb', sendFor('PENDING_UPDATE', 'PENDING_UPDATE', 'ACTIVE'), change, pause)).toBe('made')
  expect(looked).toEqual(['busy', 'busy'])
})

test('a change that somebody else overtook is sent again', async () => {
  const answers = [refusal('Load Balancer lb is immutable and cannot be updated.'), 'made']
  const change = () => {
    const answer = answers.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  expect(await whenActive('lb', sendFor(), change, noPause)).toBe('made')
})

test('another conflict is reported at once', async () => {
  const change = () => Promise.reject(refusal('Another Listener on this Load Balancer is already using the port'))
  await expect(whenActive('lb', sendFor(), change, noPause)).rejects.toThrow('already using')
})

test('what only explains its requests does not wait', async () => {
  const send = Object.assign(sendFor('PENDING_UPDATE'), { rehearsal: true as const })
  expect(
    await whenActive(
      'lb',
      send,
      () => Promise.resolve('shown'),
      () => Promise.reject(new Error('waited')),
    ),
  ).toBe('shown')
})
