import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { tokenSource } from '../token-source.ts'

export interface UserRow {
  id: string
  name: string
  domain_id: string
  enabled: boolean
  default_project_id?: string
  /** Without it the user cannot sign in by password. */
  password_hash?: string
  password_expires_at: string | null
  options: Record<string, unknown>
  extra: Record<string, unknown>
}

const users = tokenSource<UserRow>('keystone_users')

export const { insert, find, update, remove } = users

/** All users, or those of one domain. */
export const list = (db: Db, domainId?: string) =>
  users.list(db, { where: domainId === undefined ? [] : [is('domain_id', domainId)] })

export const findByName = (db: Db, domainId: string, name: string) =>
  users.first(db, is('domain_id', domainId), is('name', name))
