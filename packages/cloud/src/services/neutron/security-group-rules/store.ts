import type { SecurityGroupRule } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is, oneOf, sql } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export type SecurityGroupRuleRow = Omit<SecurityGroupRule, 'tenant_id'>

export const rules = collection<SecurityGroupRuleRow, string>('neutron_security_group_rules')

export const { insert, remove } = rules

export const listOfGroup = (db: Db, groupId: string) => rules.list(db, { where: [is('security_group_id', groupId)] })

export const listOfGroups = (db: Db, groupIds: readonly string[]) =>
  rules.list(db, { where: [oneOf('security_group_id', groupIds)], sort: [{ column: 'id' }] })

export const removeOfGroup = (db: Db, groupId: string) =>
  rules.removeWhere(db, sql('(security_group_id = ? OR remote_group_id = ?)', groupId, groupId))

export const findWithAddressGroup = (db: Db, id: string) => rules.first(db, is('remote_address_group_id', id))

/** Rules in groups of the project, including rules of others. */
export const inOwnGroup = (projectId: string) =>
  sql('security_group_id IN (SELECT id FROM neutron_security_groups WHERE project_id = ?)', projectId)
