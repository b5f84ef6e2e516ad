import type { RbacObjectType, RbacPolicy } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { any, is, oneOf, sql } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export type RbacAction = RbacPolicy['action']
export type RbacRow = Omit<RbacPolicy, 'tenant_id'>

/** The target of policies for all projects. */
export const EVERY_PROJECT = '*'

export const policies = collection<RbacRow, string>('neutron_rbac')

export const { insert, update, remove } = policies

export const policiesOn = (db: Db, objectId: string) => policies.list(db, { where: [is('object_id', objectId)] })

export const removeFor = (db: Db, objectId: string) => policies.removeWhere(db, is('object_id', objectId))

const NAMED = `SELECT object_id FROM neutron_rbac WHERE object_type = ? AND target_tenant IN (?, '*')`

/** Rows that a policy shares with the project. */
const openedTo = (type: RbacObjectType, projectId: string): Condition => sql(`id IN (${NAMED})`, type, projectId)

/** Rows of the project, or shared with it by a policy. */
export const ownOrShared = (type: RbacObjectType, projectId: string): Condition =>
  any(is('project_id', projectId), openedTo(type, projectId))

/** Rows shared by this action with the project or with all. */
export const sharedBy = (type: RbacObjectType, action: RbacAction, projectId: string): Condition =>
  sql(`id IN (${NAMED} AND action = ?)`, type, projectId, action)

/** The ids of objects that this action shares with the project or with all. */
export function sharedOf(db: Db, ids: readonly string[], action: RbacAction, projectId: string): Set<string> {
  const where = [oneOf('object_id', ids), is('action', action), oneOf('target_tenant', [projectId, EVERY_PROJECT])]
  return new Set(policies.list(db, { where }).map(({ object_id }) => object_id))
}

export const findSame = (
  db: Db,
  { object_type, object_id, action, target_tenant }: Omit<RbacRow, 'id' | 'project_id'>,
) =>
  policies.first(
    db,
    is('object_type', object_type),
    is('object_id', object_id),
    is('action', action),
    is('target_tenant', target_tenant),
  )
