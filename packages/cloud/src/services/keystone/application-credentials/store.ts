import { collection } from '../../../core/database/collection.ts'
import { is, sql } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { tokenSource } from '../token-source.ts'

export interface ApplicationCredentialRow {
  id: string
  name: string
  description: string | null
  user_id: string
  project_id: string | null
  secret_hash: string
  /** `2099-01-01T00:00:00.000000` */
  expires_at: string | null
  unrestricted: boolean | null
  role_ids: string[]
  /** Null without restrictions beyond its roles. */
  access_rule_ids: string[] | null
}

export interface AccessRuleRow {
  id: string
  user_id: string
  service: string
  path: string
  method: string
}

const credentials = tokenSource<ApplicationCredentialRow>('keystone_application_credentials')
const rules = collection<AccessRuleRow>('keystone_access_rules')

export const { insert, find, remove } = credentials

export const list = (db: Db, userId: string) => credentials.list(db, { where: [is('user_id', userId)] })

export const findByName = (db: Db, userId: string, name: string) =>
  credentials.first(db, is('user_id', userId), is('name', name))

const has = (key: 'role_ids' | 'access_rule_ids', id: string) =>
  sql(`EXISTS (SELECT 1 FROM json_each(doc, '$.${key}') WHERE value = ?)`, id)

export const removeWithRole = (db: Db, userId: string, projectId: string, roleId: string) =>
  credentials.removeWhere(db, is('user_id', userId), is('project_id', projectId), has('role_ids', roleId))

export const removeAllWithRole = (db: Db, roleId: string) => credentials.removeWhere(db, has('role_ids', roleId))
export const removeOfProject = (db: Db, projectId: string) => credentials.removeWhere(db, is('project_id', projectId))

export function removeOfUser(db: Db, userId: string): void {
  credentials.removeWhere(db, is('user_id', userId))
  rules.removeWhere(db, is('user_id', userId))
}

export const { insert: insertRule, find: findRule, remove: removeRule } = rules

export const listRules = (db: Db, userId: string) => rules.list(db, { where: [is('user_id', userId)] })

export const isRuleUsed = (db: Db, ruleId: string) => credentials.count(db, has('access_rule_ids', ruleId)) > 0
