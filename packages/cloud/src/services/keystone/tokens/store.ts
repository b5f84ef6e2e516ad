import { createHash, randomBytes } from 'node:crypto'
import { collection } from '../../../core/database/collection.ts'
import { is, sql } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { clearTokenCache } from './token-cache.ts'

export type Scope =
  | { kind: 'unscoped' }
  | { kind: 'project'; id: string }
  | { kind: 'domain'; id: string }
  | { kind: 'system' }

/** An issued token. Only its hash is stored; removing the row revokes it. */
export interface TokenRow {
  id: string
  user_id: string
  scope: Scope
  methods: string[]
  audit_ids: string[]
  issued_at: number
  expires_at: number
  /** For tokens from an application credential: then its roles apply, not the user's. */
  application_credential_id?: string
}

const tokens = collection<TokenRow>('keystone_tokens')

/** Tokens that were issued on a full disk, so that users can still sign in and read; a restart ends them. */
const unsaved = new WeakMap<Db, Map<string, TokenRow>>()

export function insert(db: Db, row: TokenRow): void {
  if (!db.isFull()) {
    tokens.removeWhere(db, is('expires_at', row.issued_at, '<='))
    tokens.insert(db, row)
    return
  }
  const rows = unsaved.get(db) ?? new Map<string, TokenRow>()
  unsaved.set(db, rows.set(row.id, row))
}

export const find = (db: Db, id: string, now: number) => {
  const row = tokens.find(db, id) ?? unsaved.get(db)?.get(id)
  return row && row.expires_at > now ? row : undefined
}

function revoke(db: Db, where: Condition): void {
  clearTokenCache(db)
  unsaved.delete(db)
  tokens.removeWhere(db, where)
}

export function remove(db: Db, id: string): void {
  clearTokenCache(db)
  if (!unsaved.get(db)?.delete(id)) tokens.removeWhere(db, is('id', id))
}
export const removeOfUser = (db: Db, userId: string) => revoke(db, is('user_id', userId))
export const removeOfScope = (db: Db, scopeId: string) => revoke(db, is('scope_id', scopeId))

/** Tokens of the domain's users, and tokens for the domain or its projects. */
export const removeOfDomain = (db: Db, domainId: string) =>
  revoke(
    db,
    sql(
      `user_id IN (SELECT id FROM keystone_users WHERE domain_id = ?)
        OR scope_id = ? OR scope_id IN (SELECT id FROM keystone_projects WHERE domain_id = ?)`,
      domainId,
      domainId,
      domainId,
    ),
  )

export const idOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether the text has the format of a Fernet token. */
export const isLikeToken = (text: string) => /^gAAAA[\w-]+=*$/.test(text)

/** A random token with the length and prefix of a Fernet token. */
export const newToken = () => `gAAAAA${randomBytes(132).toString('base64url')}`

export const newAuditId = () => randomBytes(16).toString('base64url')
