import type { Call } from '../../../core/api.ts'
import type { Db } from '../../../core/db.ts'
import { listReply } from '../listing.ts'
import type { RoleRow } from '../roles/store.ts'
import { addImplied } from './effective.ts'
import * as store from './store.ts'
import type { AssignmentRow } from './store.ts'
import { toAssignment } from './view.ts'

export const list = (call: Call) => {
  const { query, auth, db } = call
  const domainId = query.get('scope.domain.id') ?? auth.token.domain?.id
  call.authorize('identity:list_role_assignments', { target: { domain_id: domainId } })
  const rows = query.has('effective') ? store.list(db).flatMap((row) => expand(db, row)) : store.list(db)
  const found = rows.filter((row) => fits(row, query))
  return listReply(
    call,
    'role_assignments',
    found.map((row) => toAssignment(call, row, query.has('include_names'))),
  )
}

/** The assignment itself and one for each role that its role implies. */
function expand(db: Db, row: AssignmentRow): AssignmentRow[] {
  const roles = new Map<string, RoleRow>()
  addImplied(db, row.role_id, roles)
  return [...roles.keys()].map((role_id) => ({ ...row, role_id }))
}

function fits(row: AssignmentRow, query: URLSearchParams): boolean {
  const wanted = (name: string) => query.get(name)
  const on = (scope: string, id: string | null) => id === null || (row.scope === scope && row.scope_id === id)
  return (
    [null, row.user_id].includes(wanted('user.id')) &&
    [null, row.role_id].includes(wanted('role.id')) &&
    on('project', wanted('scope.project.id')) &&
    on('domain', wanted('scope.domain.id')) &&
    (!query.has('scope.system') || row.scope === 'system')
  )
}
