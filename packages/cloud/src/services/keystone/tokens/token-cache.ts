import type { Auth } from '../../../core/auth/auth.ts'
import type { Db } from '../../../core/database/db.ts'

export interface CachedToken {
  auth: Auth
  expiresAt: number
}

const MAX_CACHED = 10_000

const caches = new WeakMap<Db, Map<string, CachedToken>>()

/** Cached since every request of every service looks up a token. */
export const cachedToken = (db: Db, token: string): CachedToken | undefined => caches.get(db)?.get(token)

export function cacheToken(db: Db, token: string, known: CachedToken): void {
  const all = caches.get(db) ?? new Map<string, CachedToken>()
  caches.set(db, all)
  if (all.size >= MAX_CACHED) all.clear()
  all.set(token, known)
}

/** Every change of what tokens contain must call this. */
export const clearTokenCache = (db: Db): void => caches.get(db)?.clear()
