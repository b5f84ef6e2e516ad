import { NETWORK_QUOTAS } from '@meridian/wire'
import type { NetworkQuota, NetworkQuotaDetails } from '@meridian/wire'
import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import { objectIn, objectOf, parsed } from '../resource/body.ts'
import { isAdmin } from '../resource/find.ts'
import { flag, MAX_INTEGER, integer } from '../resource/values.ts'
import * as store from './store.ts'

type OnProject = Call<{ project: string }>

/** Only projects with a quota of their own. */
export const list = (call: Call) => {
  call.authorize('get_quota')
  const requested = call.query.get('project_id') ?? call.query.get('tenant_id')
  const quotas = store
    .list(call.db)
    .filter(({ project_id }) => requested === null || requested === project_id)
    .map(({ project_id, limits }) => ({ ...limits, project_id, tenant_id: project_id }))
  return ok({ quotas })
}

export const show = (call: OnProject) => {
  readable(call)
  return ok({ quota: store.limitsOf(call.db, call.params.project) })
}

export const showDefault = (call: OnProject) => {
  readable(call)
  return ok({ quota: store.DEFAULTS })
}

export const showDetails = (call: OnProject) => {
  const { project } = call.params
  if (project !== call.auth.projectId && !isAdmin(call)) {
    const reason = 'Only admin is authorized to access quotas for another project'
    throw named.forbidden('AdminRequired', `User does not have admin privileges: ${reason}.`)
  }
  return ok({ quota: detailsOf(call, project) })
}

const Limits = z.object({
  ...Object.fromEntries(NETWORK_QUOTAS.map((name) => [name, integer(-1, MAX_INTEGER).optional()])),
  check_limit: flag.optional(),
  force: flag.optional(),
})

export const update = (call: OnProject) => {
  const { project } = call.params
  const body = objectIn(objectOf(call), 'quota')
  const { tenant_id: _tenant, project_id: _project, ...sent } = body
  const unknown = Object.keys(sent).filter((key) => !Object.hasOwn(Limits.shape, key))
  if (unknown.length > 0) throw badRequest(`Unrecognized attribute(s) '${unknown.join(', ').slice(0, 300)}'`)
  const { check_limit, force: _force, ...changes } = parsed(Limits, sent)
  call.authorize('update_quota', { project_id: project })
  const limits = changes as Partial<NetworkQuota> // the schema has these keys and parses integers
  if (check_limit) checkUsage(call, project, limits)
  store.set(call.db, project, limits)
  return ok({ quota: store.limitsOf(call.db, project) })
}

export const reset = (call: OnProject) => {
  const { project } = call.params
  call.authorize('delete_quota', { project_id: project })
  if (!store.reset(call.db, project)) {
    throw named.notFound('TenantQuotaNotFound', `Quota for tenant ${project} could not be found.`)
  }
  return noContent
}

/** The caller's project, for old clients. */
export const callerProject = (key: 'tenant' | 'project') => (call: Call) =>
  ok({ [key]: { [`${key}_id`]: call.auth.projectId } })

/** A project's own quota is readable for all its users. */
function readable(call: OnProject): void {
  if (call.params.project !== call.auth.projectId) call.authorize('get_quota')
}

function detailsOf({ db }: Call, projectId: string): NetworkQuotaDetails {
  const limits = store.limitsOf(db, projectId)
  const details = NETWORK_QUOTAS.map((name) => {
    const used = store.used(db, name, projectId)
    return [name, { limit: limits[name], used, reserved: 0 }] as const
  })
  return Object.fromEntries(details) as NetworkQuotaDetails // one entry per name
}

function checkUsage({ db }: Call, projectId: string, limits: Partial<NetworkQuota>): void {
  const under = NETWORK_QUOTAS.filter((name) => {
    const limit = limits[name]
    return limit !== undefined && limit >= 0 && store.used(db, name, projectId) > limit
  })
  if (under.length === 0) return
  const names = under.map((name) => `'${name}'`).join(', ')
  const message = `Change would make usage less than 0 for the following resources: [${names}].`
  throw named.conflict('InvalidQuotaValue', message)
}
