import { badRequest } from '../../../core/errors/fault.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import { isoMicroseconds } from '../../../core/time/clock.ts'
import { NOT_A_TIME } from '../times.ts'
import type { UserRow } from './store.ts'

/** The expiry of a password that is set now; null for never. */
export const expiryOf = ({ clock, passwordLifetime }: OpenCall): string | null =>
  passwordLifetime === null ? null : isoMicroseconds(clock.now() + passwordLifetime * 1000).replace('Z', '')

export const isExpired = ({ password_expires_at: at, options }: UserRow, now: number): boolean =>
  at !== null && options.ignore_password_expiry !== true && Date.parse(`${at}Z`) <= now

const COMPARISONS: Partial<Record<string, (a: number, b: number) => boolean>> = {
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
  eq: (a, b) => a === b,
  neq: (a, b) => a !== b,
}

/** A filter such as `lt:2026-11-15T00:00:00Z` as a predicate; without a value all users match. */
export function expiryTest(filter: string | null): (user: UserRow) => boolean {
  if (filter === null) return () => true
  const [, operator = 'eq', text = ''] = /^(?:(lte?|gte?|n?eq):)?(.*)$/s.exec(filter) ?? []
  const compare = COMPARISONS[operator]
  const time = Date.parse(text)
  if (!compare || Number.isNaN(time)) throw badRequest(NOT_A_TIME)
  return ({ password_expires_at: at }) => at !== null && compare(Date.parse(`${at}Z`), time)
}
