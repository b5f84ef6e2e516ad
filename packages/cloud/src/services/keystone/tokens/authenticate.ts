import { authOf } from '../../../core/auth/auth.ts'
import type { Auth } from '../../../core/auth/auth.ts'
import type { Db } from '../../../core/database/db.ts'
import * as store from './store.ts'
import { cachedToken, cacheToken } from './token-cache.ts'
import { toToken } from './view.ts'

/** The user and scope of a valid token. */
export function authenticate(db: Db, token: string, now: number): Auth | undefined {
  const remembered = cachedToken(db, token)
  if (remembered) return remembered.expiresAt > now ? remembered.auth : undefined
  const row = store.find(db, store.idOf(token), now)
  const body = row && toToken(db, row)
  if (!row || !body) return undefined
  const auth = authOf(row.id, body)
  cacheToken(db, token, { auth, expiresAt: row.expires_at })
  return auth
}
