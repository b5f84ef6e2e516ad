import { badRequest } from '../../../core/errors/fault.ts'
import { accepted, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { sinceOf } from '../microversion.ts'
import { requireProject } from '../neighbours/projects.ts'
import { refuseOthers } from '../query-parameters.ts'
import { setBody } from './body.ts'
import { limitsIn, namesOfSets, only } from './names.ts'
import { checkSettable } from './settable.ts'
import * as store from './store.ts'
import type { Limits } from './store.ts'
import { usedBy } from './usage.ts'

type Of = { project: string }

export const show = (call: Call<Of>) => {
  const userId = admitted(call, 'show')
  return ok({ quota_set: { id: call.params.project, ...only(namesOfSets(sinceOf(call)), limitsOf(call, userId)) } })
}

/** With usage. Nova no longer reserves, so `reserved` is always 0. */
export const showDetail = (call: Call<Of>) => {
  const userId = admitted(call, 'detail')
  const { project } = call.params
  const limits = limitsOf(call, userId)
  const used = usedBy(call.db, project, userId)
  const details = namesOfSets(sinceOf(call)).map((name) => [
    name,
    { limit: limits[name], in_use: used[name], reserved: 0 },
  ])
  return ok({ quota_set: { id: project, ...Object.fromEntries(details) } })
}

/** The limits of a project without changes. */
export const showDefaults = (call: Call<Of>) => {
  const { project } = call.params
  call.authorize('os_compute_api:os-quota-sets:defaults', { project_id: project })
  requireProject(call, project)
  return ok({ quota_set: { id: project, ...only(namesOfSets(sinceOf(call)), store.classLimits(call.db)) } })
}

/** Refuses limits below the usage, unless forced. */
export const update = (call: Call<Of>) => {
  const { quota_set: requested } = call.json(setBody(call))
  const userId = admitted(call, 'update')
  if (requested['networks'] !== undefined) throw badRequest('The networks quota has been removed')
  const wanted = limitsIn(requested)
  if (!requested.force) checkSettable(call.db, call.params.project, userId, wanted)
  store.change(call.db, call.params.project, wanted, userId)
  return ok({ quota_set: only(namesOfSets(sinceOf(call)), limitsOf(call, userId)) })
}

export const remove = (call: Call<Of>) => {
  if (sinceOf(call)(75)) refuseOthers(call.query, ['user_id'])
  call.authorize('os_compute_api:os-quota-sets:delete', { project_id: call.params.project })
  store.reset(call.db, call.params.project, requestedUser(call))
  return accepted
}

/** Throws 403 or 400 unless the caller may read the project's quota; returns the requested user. */
function admitted(call: Call<Of>, rule: string): string | undefined {
  const { project } = call.params
  if (sinceOf(call)(75)) refuseOthers(call.query, ['user_id'])
  call.authorize(`os_compute_api:os-quota-sets:${rule}`, { project_id: project })
  requireProject(call, project)
  return requestedUser(call)
}

const requestedUser = ({ query }: Call) => query.get('user_id') || undefined

const limitsOf = ({ db, params }: Call<Of>, userId: string | undefined): Limits =>
  userId === undefined ? store.projectLimits(db, params.project) : store.userLimits(db, params.project, userId)
