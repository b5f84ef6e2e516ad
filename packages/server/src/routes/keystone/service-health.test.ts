import { expect, test } from 'vitest'
import { certificateExpiry, secondsAhead } from './service-health.ts'

const now = Date.parse('2026-11-17T10:00:00.900Z')

test.each([
  ['Tue, 17 Nov 2026 10:00:00 GMT', 0],
  ['Tue, 17 Nov 2026 10:05:00 GMT', 300],
  ['Tue, 17 Nov 2026 09:59:00 GMT', -60],
  ['yesterday', null],
])('a service that says it is %s is %s seconds ahead', (date, seconds) => {
  expect(secondsAhead(date, now)).toBe(seconds)
})

test('without TLS there is no certificate, and a server that is away shows none', async () => {
  expect(await certificateExpiry('http://127.0.0.1:1/')).toBeNull()
  expect(await certificateExpiry('https://127.0.0.1:1/')).toBeNull()
})
