import type { OpenCall } from '../../../core/api.ts'
import * as domains from '../domains/store.ts'
import * as projects from '../projects/store.ts'
import * as roles from '../roles/store.ts'
import * as users from '../users/store.ts'
import type { AssignmentRow } from './store.ts'

/** `withNames`: as `?include_names` asks. */
export function toAssignment(call: OpenCall, row: AssignmentRow, withNames: boolean) {
  return {
    links: { assignment: `${call.baseUrl}/identity/v3/${pathOf(row)}` },
    scope: withNames ? namedScope(call, row) : scope(row),
    user: withNames ? inDomain(call, users.find(call.db, row.user_id), row.user_id) : { id: row.user_id },
    role: withNames ? { id: row.role_id, name: roles.find(call.db, row.role_id)?.name } : { id: row.role_id },
  }
}

function pathOf({ scope, scope_id, user_id, role_id }: AssignmentRow): string {
  const place = scope === 'system' ? 'system' : `${scope}s/${scope_id}`
  return `${place}/users/${user_id}/roles/${role_id}`
}

const scope = (row: AssignmentRow) =>
  row.scope === 'system' ? { system: { all: true } } : { [row.scope]: { id: row.scope_id } }

function namedScope(call: OpenCall, row: AssignmentRow) {
  if (row.scope === 'project') return { project: inDomain(call, projects.find(call.db, row.scope_id), row.scope_id) }
  if (row.scope === 'domain') return { domain: { id: row.scope_id, name: domains.find(call.db, row.scope_id)?.name } }
  return scope(row)
}

function inDomain({ db }: OpenCall, row: { name: string; domain_id: string } | undefined, id: string) {
  const domain = row && domains.find(db, row.domain_id)
  return { id, name: row?.name, domain: { id: row?.domain_id, name: domain?.name } }
}
