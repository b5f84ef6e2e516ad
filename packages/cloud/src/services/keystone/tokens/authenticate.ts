import { authOf } from '../../../core/auth.ts'
import type { Auth } from '../../../core/auth.ts'
import type { Db } from '../../../core/db.ts'
import * as store from './store.ts'
import { toToken } from './view.ts'

interface Known {
  auth: Auth
  expiresAt: number
}

const MAX_KNOWN = 10_000

const knownTo = new WeakMap<Db, Map<string, Known>>()

/** Who holds this token. Remembered, since every request of every service asks. */
export function authenticate(db: Db, token: string, now: number): Auth | undefined {
  const known = knownTo.get(db) ?? new Map<string, Known>()
  knownTo.set(db, known)
  const remembered = known.get(token)
  if (remembered) return remembered.expiresAt > now ? remembered.auth : undefined
  const row = store.find(db, store.idOf(token), now)
  const body = row && toToken(db, row)
  if (!row || !body) return undefined
  const auth = authOf(row.id, body)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(token, { auth, expiresAt: row.expires_at })
  return auth
}

/** To be called by whatever changes tokens, users, projects, domains, roles or assignments. */
export function forgetTokens(db: Db): void {
  knownTo.get(db)?.clear()
}
