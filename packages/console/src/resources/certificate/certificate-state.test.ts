import type { Certificate } from '@meridian/contract'
import { expect, test } from 'vitest'
import { certificateState, daysLeft } from './certificate-state.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')
const valid = (not_before: string, not_after: string, has_key = true) => ({
  read: { not_before, not_after } as Certificate['read'],
  has_key,
}) // as far as the state depends on it

test.each([
  ['valid', valid('2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')],
  ['soon', valid('2026-01-01T00:00:00Z', '2026-12-02T12:00:00Z')],
  ['expired', valid('2026-01-01T00:00:00Z', '2026-11-20T00:00:00Z')],
  ['not-yet', valid('2026-11-21T00:00:00Z', '2027-11-21T00:00:00Z')],
  ['no-key', valid('2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', false)],
  ['unreadable', { read: null, has_key: true }],
])('a certificate is %s', (state, certificate) => {
  expect(certificateState(certificate, NOW)).toBe(state)
})

test('the days that are left are whole', () => {
  expect(daysLeft('2026-12-02T12:00:00Z', NOW)).toBe(12)
  expect(daysLeft('2026-11-17T00:00:00Z', NOW)).toBe(-3)
})
