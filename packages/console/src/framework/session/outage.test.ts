import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { allPresence, anyPresence, isOutage, untilAnswered } from './outage.ts'

const failed = (status: number, reason: ApiError['reason'] = 'refused') =>
  new ApiError('no', { reason, endpoint: 'GET /', status })
const down = failed(503)

test.each([
  [failed(503), true],
  [failed(504), true],
  [failed(0, 'unreachable'), true],
  [failed(0, 'timeout'), true],
  [failed(501), false],
  [failed(403), false],
  [failed(404), false],
])('%o is an outage: %s', (error, outage) => {
  expect(isOutage(error)).toBe(outage)
  expect(untilAnswered.refetchInterval({ state: { error } }) !== false).toBe(outage)
})

test('a query that succeeded is not repeated', () => {
  expect(untilAnswered.refetchInterval({ state: { error: null } })).toBe(false)
})

test('an outage is neither an absence nor a presence', () => {
  expect([anyPresence([false, true]), anyPresence([false, down]), anyPresence([false, undefined])]).toEqual([
    true,
    down,
    undefined,
  ])
  expect([allPresence([true, true]), allPresence([true, down]), allPresence([down, false])]).toEqual([
    true,
    down,
    false,
  ])
  expect([anyPresence([false]), allPresence([down, undefined]), allPresence([])]).toEqual([false, undefined, true])
})
