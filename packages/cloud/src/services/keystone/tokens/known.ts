import type { Auth } from '../../../core/auth.ts'
import type { Db } from '../../../core/db.ts'

export interface Known {
  auth: Auth
  expiresAt: number
}

const MAX_KNOWN = 10_000

const knownTo = new WeakMap<Db, Map<string, Known>>()

/** Whom a token was found to belong to, since every request of every service asks. */
export const recall = (db: Db, token: string): Known | undefined => knownTo.get(db)?.get(token)

export function remember(db: Db, token: string, known: Known): void {
  const all = knownTo.get(db) ?? new Map<string, Known>()
  knownTo.set(db, all)
  if (all.size >= MAX_KNOWN) all.clear()
  all.set(token, known)
}

/** To be called by whatever changes what tokens say. */
export const forgetTokens = (db: Db): void => knownTo.get(db)?.clear()
