import { afterEach, expect, test, vi } from 'vitest'
import { SessionCookies } from './session-cookies.ts'
import type { Session } from './session.ts'

const OPTIONS = { secret: 'a secret of the tests, long enough to seal cookies', sessionSeconds: 60 }
const NOW = Date.parse('2026-01-01T00:00:00Z')
const session = (change: Partial<Session> = {}): Session => ({
  secret: 'gAAAA',
  keystone: 'default',
  delegated: false,
  expiresAt: '2026-01-01T08:00:00Z',
  userId: 'ann',
  projectId: 'demo',
  domainId: null,
  region: null,
  sealedAt: NOW,
  ...change,
})

afterEach(() => vi.useRealTimers())

test('a cached cookie expires too', () => {
  vi.useFakeTimers({ now: NOW })
  const cookies = new SessionCookies(OPTIONS)
  const cookie = cookies.seal(session())
  expect(cookies.open(cookie)).toEqual(session())
  vi.setSystemTime(NOW + 59_000)
  expect(cookies.open(cookie)).toEqual(session())
  vi.setSystemTime(NOW + 60_000)
  expect(cookies.open(cookie)).toBe(null)
})

test("a session ends with Keystone's token", () => {
  vi.useFakeTimers({ now: NOW })
  const cookies = new SessionCookies(OPTIONS)
  const cookie = cookies.seal(session({ expiresAt: '2026-01-01T00:00:10Z' }))
  expect(cookies.open(cookie)).not.toBe(null)
  vi.setSystemTime(NOW + 10_000)
  expect(cookies.open(cookie)).toBe(null)
})

test('a sealed cookie of another version is no session', () => {
  vi.useFakeTimers({ now: NOW })
  const cookies = new SessionCookies(OPTIONS)
  expect(cookies.open(cookies.seal({ version: 2 } as unknown as Session))).toBe(null) // a cookie of another version
  expect(cookies.open('nothing')).toBe(null)
  expect(cookies.open(undefined)).toBe(null)
})
