import type { Call } from '../../../core/api.ts'
import { notFound } from '../../../core/fault.ts'
import { ok } from '../../../core/reply.ts'
import { projectsOf } from '../assignments/effective.ts'
import { filtered, listReply } from '../listing.ts'
import * as users from '../users/store.ts'
import * as store from './store.ts'
import type { ProjectRow } from './store.ts'
import { toProject } from './view.ts'

const FILTERS = ['name', 'domain_id', 'enabled', 'parent_id', 'is_domain'] as const

const reply = (call: Call, rows: readonly ProjectRow[]) =>
  listReply(
    call,
    'projects',
    filtered(rows, call.query, FILTERS).map((row) => toProject(call, row)),
  )

export const list = (call: Call) => {
  const domainId = call.query.get('domain_id') ?? call.auth.token.domain?.id
  call.authorize('identity:list_projects', { target: { domain_id: domainId } })
  return reply(call, store.list(call.db, domainId))
}

export const show = (call: Call<{ id: string }>) => {
  const row = store.find(call.db, call.params.id)
  call.authorize('identity:get_project', { target: { project: row } })
  if (!row) throw notFound(`Could not find project: ${call.params.id}.`)
  return ok({ project: toProject(call, row) })
}

/** The projects that the token's user could take as a scope. */
export const listMine = (call: Call) => reply(call, projectsOf(call.db, call.auth.userId))

export const listOfUser = (call: Call<{ id: string }>) => {
  const user = users.find(call.db, call.params.id)
  call.authorize('identity:list_user_projects', { target: { user } })
  if (!user) throw notFound(`Could not find user: ${call.params.id}.`)
  return reply(call, projectsOf(call.db, user.id))
}
