import type { RoleAssignment } from '@meridian/wire'
import type { OpenCall } from '../../../core/service/api.ts'
import * as domains from '../domains/store.ts'
import * as groups from '../groups/store.ts'
import * as projects from '../projects/store.ts'
import * as roles from '../roles/store.ts'
import * as users from '../users/store.ts'
import type { EffectiveRow } from './expand.ts'

/** `withNames`: for `?include_names`. */
export function toAssignment(call: OpenCall, row: EffectiveRow, withNames: boolean): RoleAssignment {
  const { actor, actor_id, role_id } = row
  const who = () => (actor === 'user' ? users.find(call.db, actor_id) : groups.find(call.db, actor_id))
  return {
    links: linksOf(call, row),
    scope: { ...scopeOf(call, row, withNames), ...(row.inherited && { 'OS-INHERIT:inherited_to': 'projects' }) },
    [actor]: withNames ? inDomain(call, who(), actor_id) : { id: actor_id },
    role: withNames ? roleOf(call, role_id) : { id: role_id },
  }
}

function linksOf({ baseUrl }: OpenCall, { group_id, actor, actor_id, prior_role_id, ...row }: EffectiveRow) {
  const base = `${baseUrl}/identity/v3`
  const { scope, scope_id } = row.from ?? row
  const place = scope === 'system' ? 'system' : `${scope}s/${scope_id}`
  const holder = group_id ? `groups/${group_id}` : `${actor}s/${actor_id}`
  const path = `${place}/${holder}/roles/${prior_role_id ?? row.role_id}`
  return {
    ...(group_id && { membership: `${base}/groups/${group_id}/users/${actor_id}` }),
    assignment: row.inherited ? `${base}/OS-INHERIT/${path}/inherited_to_projects` : `${base}/${path}`,
    ...(prior_role_id && { prior_role: `${base}/prior_role/${prior_role_id}/implies/${row.role_id}` }),
  }
}

function scopeOf(call: OpenCall, { scope, scope_id: id }: EffectiveRow, withNames: boolean) {
  if (scope === 'system') return { system: { all: true } }
  if (!withNames) return { [scope]: { id } }
  if (scope === 'project') return { project: inDomain(call, projects.find(call.db, id), id) }
  return { domain: { id, name: domains.find(call.db, id)?.name ?? '' } }
}

/** A domain-specific role also has its domain. */
function roleOf({ db }: OpenCall, id: string) {
  const role = roles.find(db, id)
  const domain = role?.domain_id ? domains.find(db, role.domain_id) : undefined
  return { id, name: role?.name ?? '', ...(domain && { domain: { id: domain.id, name: domain.name } }) }
}

function inDomain({ db }: OpenCall, row: { name: string; domain_id: string } | undefined, id: string) {
  const domain = row && domains.find(db, row.domain_id)
  return { id, name: row?.name ?? '', domain: { id: row?.domain_id ?? '', name: domain?.name ?? '' } }
}
