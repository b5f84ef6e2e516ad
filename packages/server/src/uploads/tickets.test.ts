import { describe, expect, test } from 'vitest'
import { UploadTickets } from './tickets.ts'

type Holder = Parameters<UploadTickets['issue']>[1]

const holder = (change: { user?: string; project?: string; session?: string } = {}) =>
  ({
    session: { secret: change.session ?? 'session' },
    token: { user: { id: change.user ?? 'ann' }, project: { id: change.project ?? 'demo' } },
  }) as Holder // the rest of a session and a token does not matter to a ticket

const NOW = Date.parse('2026-01-01T00:00:00Z')
const MINUTE_MS = 60_000

describe('[IMAGE-06] an upload ticket', () => {
  const tickets = new UploadTickets('a secret that is long enough')
  const issued = tickets.issue('image-1', holder(), NOW)

  test('is valid for its image on every replica with the same secret', () => {
    const replica = new UploadTickets('a secret that is long enough')
    expect(replica.redeem(issued.ticket, issued.token, holder(), NOW + MINUTE_MS)).toBe('image-1')
  })

  test.each([
    ['late', () => tickets.redeem(issued.ticket, issued.token, holder(), NOW + 11 * MINUTE_MS)],
    ['without its token', () => tickets.redeem(issued.ticket, '', holder(), NOW)],
    [
      'with the token of another',
      () => {
        tickets.redeem(issued.ticket, tickets.issue('image-2', holder(), NOW).token, holder(), NOW)
      },
    ],
    ["in another user's hand", () => tickets.redeem(issued.ticket, issued.token, holder({ user: 'bob' }), NOW)],
    ['in another project', () => tickets.redeem(issued.ticket, issued.token, holder({ project: 'alt' }), NOW)],
    ['in another session', () => tickets.redeem(issued.ticket, issued.token, holder({ session: 'other' }), NOW)],
    [
      'sealed with another secret',
      () => {
        new UploadTickets('another secret, long enough too').redeem(issued.ticket, issued.token, holder(), NOW)
      },
    ],
    ['altered', () => tickets.redeem(`${issued.ticket.slice(0, -2)}AA`, issued.token, holder(), NOW)],
    ['empty', () => tickets.redeem('', issued.token, holder(), NOW)],
  ])('is refused %s', (_how, redeem) => {
    expect(redeem).toThrow('This upload link is invalid or has expired.')
  })
})
