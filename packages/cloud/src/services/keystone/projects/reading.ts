import { badRequest } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { projectsOf, rolesOn } from '../assignments/effective.ts'
import * as domains from '../domains/store.ts'
import { orNotFound } from '../faults.ts'
import { filtered, listReply } from '../listing.ts'
import * as users from '../users/store.ts'
import * as store from './store.ts'
import type { ProjectRow } from './store.ts'
import { ancestorIds, ancestorsOf, subtreeIds, subtreeOf } from './tree.ts'
import { toDomainProject, toProject } from './view.ts'

const FILTERS = ['name', 'domain_id', 'enabled', 'parent_id'] as const

const reply = (call: Call, rows: readonly ProjectRow[]) =>
  listReply(
    call,
    'projects',
    filtered(rows, call.query, FILTERS)
      .filter((row) => hasTags(row, call.query))
      .map((row) => toProject(call, row)),
  )

export const list = (call: Call) => {
  const domainId = call.query.get('domain_id') ?? call.auth.token.domain?.id
  call.authorize('identity:list_projects', { target: { domain_id: domainId } })
  if (/^(true|1)$/i.test(call.query.get('is_domain') ?? '')) return listDomains(call)
  return reply(call, store.list(call.db, domainId))
}

const listDomains = (call: Call) =>
  listReply(
    call,
    'projects',
    filtered(domains.list(call.db), call.query, ['name', 'enabled']).map((row) => toDomainProject(call, row)),
  )

/** The projects that the user can scope a token to. */
export const listMine = (call: Call) => reply(call, projectsOf(call.db, call.auth.userId))

export const listOfUser = (call: Call<{ id: string }>) => {
  const user = users.find(call.db, call.params.id)
  call.authorize('identity:list_user_projects', { target: { user } })
  return reply(call, projectsOf(call.db, orNotFound(user, 'user', call.params.id).id))
}

export const show = (call: Call<{ id: string }>) => {
  const { id } = call.params
  const project = store.find(call.db, id)
  const domain = project ? undefined : domains.find(call.db, id)
  call.authorize('identity:get_project', { target: { project: project ?? domain } })
  if (domain) return ok({ project: toDomainProject(call, domain) })
  const row = orNotFound(project, 'project', id)
  return ok({ project: { ...toProject(call, row), ...relativesOf(call, row) } })
}

/** Lists of parents and subtrees have only projects in which the caller has a role. */
function relativesOf({ db, query, auth }: Call, row: ProjectRow) {
  for (const kind of ['parents', 'subtree']) {
    if (query.has(`${kind}_as_list`) && query.has(`${kind}_as_ids`)) {
      throw badRequest(`Cannot use ${kind}_as_list and ${kind}_as_ids query params at the same time.`)
    }
  }
  const visible = (rows: ProjectRow[]) =>
    rows
      .filter(({ id }) => rolesOn(db, auth.userId, 'project', id).length > 0)
      .map(({ extra, ...project }) => ({
        project: { ...extra, ...project },
      }))
  return {
    ...(query.has('parents_as_list') && { parents: visible(ancestorsOf(db, row)) }),
    ...(query.has('parents_as_ids') && { parents: ancestorIds(db, row) }),
    ...(query.has('subtree_as_list') && { subtree: visible(subtreeOf(db, row.id)) }),
    ...(query.has('subtree_as_ids') && { subtree: subtreeIds(db, row.id) }),
  }
}

/** `tags`: has all of them; `tags-any`: has one of them; `not-tags` and `not-tags-any`: the opposite. */
function hasTags({ tags }: ProjectRow, query: URLSearchParams): boolean {
  const tagsIn = (name: string) => query.get(name)?.split(',') ?? []
  const hasAll = (names: string[]) => names.every((name) => tags.includes(name))
  const hasAny = (names: string[]) => names.some((name) => tags.includes(name))
  return (
    hasAll(tagsIn('tags')) &&
    (!query.has('tags-any') || hasAny(tagsIn('tags-any'))) &&
    (!query.has('not-tags') || !hasAll(tagsIn('not-tags'))) &&
    !hasAny(tagsIn('not-tags-any'))
  )
}
