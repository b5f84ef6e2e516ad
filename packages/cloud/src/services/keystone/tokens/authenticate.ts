import { authOf } from '../../../core/auth.ts'
import type { Auth } from '../../../core/auth.ts'
import type { Db } from '../../../core/db.ts'
import { recall, remember } from './known.ts'
import * as store from './store.ts'
import { toToken } from './view.ts'

/** Who holds this token. */
export function authenticate(db: Db, token: string, now: number): Auth | undefined {
  const remembered = recall(db, token)
  if (remembered) return remembered.expiresAt > now ? remembered.auth : undefined
  const row = store.find(db, store.idOf(token), now)
  const body = row && toToken(db, row)
  if (!row || !body) return undefined
  const auth = authOf(row.id, body)
  remember(db, token, { auth, expiresAt: row.expires_at })
  return auth
}
