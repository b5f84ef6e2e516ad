import { collection } from '../../../core/collection.ts'
import { is } from '../../../core/condition.ts'
import type { Db } from '../../../core/db.ts'

export type ScopeKind = 'project' | 'domain' | 'system'

/** A user has a role on a project, a domain, or (`system`, id `all`) the whole cloud. */
export interface AssignmentRow {
  id: string
  user_id: string
  scope: ScopeKind
  scope_id: string
  role_id: string
}

const assignments = collection<AssignmentRow>('keystone_assignments')

export const { list } = assignments

export const insert = (db: Db, row: Omit<AssignmentRow, 'id'>) =>
  assignments.insert(db, { ...row, id: [row.user_id, row.scope, row.scope_id, row.role_id].join('/') })

export const listOn = (db: Db, userId: string, scope: ScopeKind, scopeId: string) =>
  assignments.list(db, { where: [is('user_id', userId), is('scope', scope), is('scope_id', scopeId)] })

export const listOfUser = (db: Db, userId: string, scope: ScopeKind) =>
  assignments.list(db, { where: [is('user_id', userId), is('scope', scope)] })
