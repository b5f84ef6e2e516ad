import { expect, test } from 'vitest'
import { policyForConsole } from '../plugins/headers.ts'
import { ConsoleTickets } from './console-tickets.ts'

const NOW = Date.parse('2026-01-01T00:00:00Z')
const MINUTE_MS = 60_000
const vnc = { type: 'VNC', socket: 'wss://vnc.example/?token=x' } as const

test('a ticket is valid on every replica for ten minutes', () => {
  const ticket = new ConsoleTickets('a secret that is long enough').issue(vnc, NOW)
  const replica = new ConsoleTickets('a secret that is long enough')
  expect(replica.read(ticket, NOW + 9 * MINUTE_MS)).toEqual(vnc)
  expect(replica.read(ticket, NOW + 11 * MINUTE_MS)).toBeNull()
})

test('a forged ticket is null', () => {
  const tickets = new ConsoleTickets('a secret that is long enough')
  expect(tickets.read(new ConsoleTickets('another secret, long enough').issue(vnc, NOW), NOW)).toBeNull()
  expect(tickets.read('', NOW)).toBeNull()
  expect(tickets.read(Buffer.from(JSON.stringify(vnc)).toString('base64url'), NOW)).toBeNull()
})

test('the console page may connect only to its socket and be framed only by our pages', () => {
  const policy = "default-src 'none';connect-src 'self';frame-ancestors 'none'"
  expect(policyForConsole(policy, vnc.socket)).toBe(
    "default-src 'none';connect-src 'self' wss://vnc.example;frame-ancestors 'self'",
  )
})
