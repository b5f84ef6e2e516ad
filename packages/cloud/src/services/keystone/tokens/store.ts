import { createHash, randomBytes } from 'node:crypto'
import { collection } from '../../../core/collection.ts'
import { is } from '../../../core/condition.ts'
import type { Db } from '../../../core/db.ts'

export type Scope =
  | { kind: 'unscoped' }
  | { kind: 'project'; id: string }
  | { kind: 'domain'; id: string }
  | { kind: 'system' }

/** A token that was handed out. Only its hash is kept; removing the row revokes it. */
export interface TokenRow {
  id: string
  user_id: string
  scope: Scope
  methods: string[]
  audit_ids: string[]
  issued_at: number
  expires_at: number
}

const tokens = collection<TokenRow>('keystone_tokens')

export const { insert, remove } = tokens

export const find = (db: Db, id: string, now: number) => {
  const row = tokens.find(db, id)
  return row && row.expires_at > now ? row : undefined
}

export const removeExpired = (db: Db, now: number) => tokens.removeWhere(db, is('expires_at', now, '<='))

export const idOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** As long as Keystone's own, and beginning like them. */
export const newToken = () => `gAAAAA${randomBytes(132).toString('base64url')}`

export const newAuditId = () => randomBytes(16).toString('base64url')
