import type { Db } from '../../../core/database/db.ts'
import { memberIds } from '../groups/store.ts'
import type { RoleRow } from '../roles/store.ts'
import { addImplied, scopesOfGrant } from './effective.ts'
import type { AssignmentRow } from './store.ts'

/** An effective assignment, with its origin if it is derived. */
export interface EffectiveRow extends AssignmentRow {
  /** The group of the assignment. */
  group_id?: string
  /** The scope of the inherited assignment. */
  from?: Pick<AssignmentRow, 'scope' | 'scope_id'>
  /** The role that implies this role. */
  prior_role_id?: string
}

/** The effective assignments: one per user, project and role. */
export function expand(db: Db, row: AssignmentRow): EffectiveRow[] {
  return forUsers(db, row)
    .flatMap((one) => onProjects(db, one))
    .flatMap((one) => withImplied(db, one))
}

const forUsers = (db: Db, row: AssignmentRow): EffectiveRow[] =>
  row.actor === 'user'
    ? [row]
    : memberIds(db, row.actor_id).map((id) => ({ ...row, actor: 'user', actor_id: id, group_id: row.actor_id }))

function onProjects(db: Db, row: EffectiveRow): EffectiveRow[] {
  if (!row.inherited) return [row]
  const from = { scope: row.scope, scope_id: row.scope_id }
  return scopesOfGrant(db, row).map((id) => ({ ...row, scope: 'project', scope_id: id, from }))
}

function withImplied(db: Db, row: EffectiveRow): EffectiveRow[] {
  const roles = new Map<string, RoleRow>()
  addImplied(db, row.role_id, roles)
  return [...roles.keys()].map((id) => (id === row.role_id ? row : { ...row, role_id: id, prior_role_id: row.role_id }))
}
