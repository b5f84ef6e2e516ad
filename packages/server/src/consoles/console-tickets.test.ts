import { expect, test } from 'vitest'
import { policyForConsole } from '../plugins/headers.ts'
import { ConsoleTickets } from './console-tickets.ts'

const NOW = Date.parse('2026-01-01T00:00:00Z')
const SECRET = 'a secret that is long enough'
const vnc = { type: 'VNC', socket: 'wss://vnc.example/?token=x' } as const
const origin = { server: 'web', scope: { project: { id: 'demo' } }, region: 'RegionOne' }
const owner = { secret: 'token of a session', userId: 'ann' }
const over = { over: { type: 'VNC', ...origin } }

test('a ticket opens its console on every replica for a minute, and for ten seconds after the first use', async () => {
  const ticket = new ConsoleTickets(SECRET).issue(vnc, origin, owner, NOW)
  const replica = new ConsoleTickets(SECRET)
  expect(await replica.open(ticket, owner, NOW + 50_000)).toEqual({ console: vnc })
  expect(await replica.open(ticket, owner, NOW + 55_000)).toEqual({ console: vnc })
  expect(await replica.open(ticket, owner, NOW + 61_000)).toEqual(over)
  const early = new ConsoleTickets(SECRET)
  expect(await early.open(ticket, owner, NOW)).toEqual({ console: vnc })
  expect(await early.open(ticket, owner, NOW + 11_000)).toEqual(over)
})

test('replicas that share a memory know of the first use', async () => {
  const values = new Map<string, unknown>()
  const shared = {
    field: async (name: string, field: string) => values.get(name + field),
    setField: async (name: string, field: string, value: unknown) => void values.set(name + field, value),
  }
  const [here, there] = [new ConsoleTickets(SECRET, shared), new ConsoleTickets(SECRET, shared)]
  const ticket = here.issue(vnc, origin, owner, NOW)
  expect(await here.open(ticket, owner, NOW)).toEqual({ console: vnc })
  expect(await there.open(ticket, owner, NOW + 11_000)).toEqual(over)
})

test('it opens nothing in another session, for another user, or for nobody', async () => {
  const tickets = new ConsoleTickets(SECRET)
  const ticket = tickets.issue(vnc, origin, owner, NOW)
  expect(await tickets.open(ticket, { ...owner, secret: 'another session' }, NOW)).toBeNull()
  expect(await tickets.open(ticket, { ...owner, userId: 'bob' }, NOW)).toBeNull()
  expect(await tickets.open(ticket, null, NOW)).toBeNull()
})

test('what was not sealed here opens nothing', async () => {
  const tickets = new ConsoleTickets(SECRET)
  const foreign = new ConsoleTickets('another secret, long enough').issue(vnc, origin, owner, NOW)
  const plain = Buffer.from(JSON.stringify(vnc)).toString('base64url')
  for (const ticket of [foreign, plain, '']) expect(await tickets.open(ticket, owner, NOW)).toBeNull()
})

test('the page of a console may reach its socket and no other, and stand in a page of ours', () => {
  const policy = "default-src 'none';connect-src 'self';frame-ancestors 'none'"
  expect(policyForConsole(policy, vnc.socket)).toBe(
    "default-src 'none';connect-src 'self' wss://vnc.example;frame-ancestors 'self'",
  )
})
