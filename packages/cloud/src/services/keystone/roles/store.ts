import { is, sql } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { tokenSource } from '../token-source.ts'

export interface RoleRow {
  id: string
  name: string
  /** Null for global roles. Tokens lack domain-specific roles, but have the roles they imply. */
  domain_id: string | null
  description: string | null
  /** Ids of the implied roles. */
  implies: string[]
  options: Record<string, unknown>
  extra: Record<string, unknown>
}

const roles = tokenSource<RoleRow>('keystone_roles')

export const { insert, find, list, update, remove } = roles

export const listIn = (db: Db, domainId: string | null) => roles.list(db, { where: [is('domain_id', domainId ?? '')] })

export const findByName = (db: Db, domainId: string | null, name: string) =>
  roles.first(db, is('domain_id', domainId ?? ''), is('name', name))

export const listImplying = (db: Db, roleId: string) =>
  roles.list(db, { where: [sql("EXISTS (SELECT 1 FROM json_each(doc, '$.implies') WHERE value = ?)", roleId)] })
