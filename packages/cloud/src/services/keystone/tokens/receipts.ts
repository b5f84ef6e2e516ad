import type { Db } from '../../../core/database/db.ts'
import { unauthorized } from '../../../core/errors/fault.ts'
import { json } from '../../../core/http/reply.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import { isoMicroseconds } from '../../../core/time/clock.ts'
import * as domains from '../domains/store.ts'
import * as receipts from '../receipts/store.ts'
import { optionsOf } from '../users/fields.ts'
import * as users from '../users/store.ts'
import * as store from './store.ts'

const LIFETIME_MS = 300_000
const HEADER = 'openstack-auth-receipt'
const METHODS = new Set(['password', 'token', 'totp', 'application_credential'])

/** The user and methods of the request's receipt, if it has one. */
export function receiptOf({ headers, db, clock }: OpenCall) {
  const text = headers[HEADER]
  if (typeof text !== 'string') return undefined
  const row = receipts.find(db, store.idOf(text), clock.now())
  if (!row) throw unauthorized(`Could not find auth receipt: ${text}.`)
  return { userId: row.user_id, methods: row.methods }
}

/** The combinations of methods of which one is required; empty if any method is enough. */
export function rulesFor(db: Db, userId: string): string[][] {
  const { multi_factor_auth_enabled: isOn, multi_factor_auth_rules: rules } = optionsOf(
    users.find(db, userId)?.options ?? {},
  )
  return isOn ? (rules ?? []).filter((rule) => rule.every((method) => METHODS.has(method))) : []
}

export const satisfies = (rules: readonly string[][], methods: readonly string[]) =>
  rules.length === 0 || rules.some((rule) => rule.every((method) => methods.includes(method)))

/** The 401 with a receipt if more methods are required; the client sends it with the next method. */
export function unauthorizedWithReceipt({ db, clock }: OpenCall, userId: string, methods: string[], rules: string[][]) {
  const text = store.newToken()
  const issued_at = clock.now()
  const row = { id: store.idOf(text), user_id: userId, methods, issued_at, expires_at: issued_at + LIFETIME_MS }
  receipts.removeExpired(db, issued_at)
  receipts.insert(db, row)
  const user = users.find(db, userId)
  const domain = user && domains.find(db, user.domain_id)
  const receipt = {
    methods,
    user: { id: userId, name: user?.name, domain: { id: domain?.id, name: domain?.name } },
    issued_at: isoMicroseconds(row.issued_at),
    expires_at: isoMicroseconds(row.expires_at),
  }
  return json(401, { receipt, required_auth_methods: rules }, { 'Openstack-Auth-Receipt': text })
}
