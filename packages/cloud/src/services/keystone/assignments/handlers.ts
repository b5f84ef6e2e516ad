import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { listReply } from '../listing.ts'
import * as projects from '../projects/store.ts'
import { subtreeOf } from '../projects/tree.ts'
import { expand } from './expand.ts'
import type { EffectiveRow } from './expand.ts'
import * as store from './store.ts'
import { toAssignment } from './view.ts'

export const list = (call: Call) => {
  const { query, auth, db } = call
  const isSubtree = isOn(query, 'include_subtree')
  const project = projects.find(db, query.get('scope.project.id') ?? '')
  const domainId = query.get('scope.domain.id') ?? auth.token.domain?.id
  if (isSubtree)
    call.authorize('identity:list_role_assignments_for_tree', { target: { domain_id: project?.domain_id } })
  else call.authorize('identity:list_role_assignments', { target: { domain_id: domainId } })
  checkFilters(query)
  const rows: EffectiveRow[] = store.list(db)
  const effective = isOn(query, 'effective') ? rows.flatMap((row) => expand(db, row)) : rows
  const projectIds = project && isSubtree ? [project, ...subtreeOf(db, project.id)].map(({ id }) => id) : undefined
  const found = effective.filter((row) => matches(row, query, projectIds))
  return listReply(
    call,
    'role_assignments',
    found.map((row) => toAssignment(call, row, isOn(query, 'include_names'))),
  )
}

/** Keystone's query flags: the name alone means true, `0` and `false` mean false. */
const isOn = (query: URLSearchParams, name: string) => query.has(name) && !/^(0|false)$/i.test(query.get(name) ?? '')

function checkFilters(query: URLSearchParams): void {
  const has = (name: string) => Boolean(query.get(name))
  if (has('scope.domain.id') && has('scope.project.id')) throw badRequest('Specify a domain or project, not both')
  if (has('scope.domain.id') && has('scope.system')) throw badRequest('Specify system or domain, not both')
  if (has('scope.project.id') && has('scope.system')) throw badRequest('Specify system or project, not both')
  if (has('user.id') && has('group.id')) throw badRequest('Specify a user or group, not both')
  if (isOn(query, 'effective') && has('group.id')) {
    throw badRequest('Combining effective and group filter will always result in an empty list.')
  }
  if (isOn(query, 'include_subtree') && !has('scope.project.id')) {
    throw badRequest('scope.project.id must be specified if include_subtree is also specified')
  }
}

/** `projectIds`: the ids of the requested project and its subtree. */
function matches(row: EffectiveRow, query: URLSearchParams, projectIds: readonly string[] | undefined): boolean {
  const filter = (name: string) => query.get(name) || undefined
  const isAt = (scope: string, ids: readonly string[]) => row.scope === scope && ids.includes(row.scope_id)
  const projectId = filter('scope.project.id')
  const domainId = filter('scope.domain.id')
  const inheritance = filter('scope.OS-INHERIT:inherited_to')
  return (
    (filter('user.id') === undefined || (row.actor === 'user' && row.actor_id === filter('user.id'))) &&
    (filter('group.id') === undefined || (row.actor === 'group' && row.actor_id === filter('group.id'))) &&
    (filter('role.id') ?? row.role_id) === row.role_id &&
    (projectId === undefined || isAt('project', projectIds ?? [projectId])) &&
    (domainId === undefined || isAt('domain', [domainId])) &&
    (filter('scope.system') === undefined || row.scope === 'system') &&
    (inheritance === undefined || row.inherited === (inheritance === 'projects'))
  )
}
