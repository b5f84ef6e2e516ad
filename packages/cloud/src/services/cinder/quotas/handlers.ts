import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { repr as asPython } from '../../../core/errors/invalid.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { isAdmin, ownTarget, projectOf } from '../access.ts'
import { booleanParameter } from '../booleans.ts'
import { invalidInput } from '../faults.ts'
import { field } from '../fields.ts'
import { isSince } from '../microversion.ts'
import { done } from '../replies.ts'
import { classLimits, defaultLimits, projectLimits, resourcesOf, usageOf, usageWithLimits } from './limits.ts'
import * as store from './store.ts'

const MAX_LIMIT = 2 ** 31 - 1

type PathParams = { project: string }

export const show = (call: Call<PathParams>) => {
  const { project } = call.params
  call.authorize('volume_extension:quotas:show', { project_id: project })
  const quotas = booleanParameter(call.query, 'usage')
    ? usageWithLimits(call.db, project)
    : projectLimits(call.db, project)
  return ok({ quota_set: { ...quotas, id: project } })
}

export const defaults = (call: Call<PathParams>) => {
  call.authorize('volume_extension:quotas:show', { project_id: call.params.project })
  return ok({ quota_set: { ...defaultLimits(call.db), id: call.params.project } })
}

const notEmpty = z.record(z.string(), z.unknown()).refine((limits) => Object.keys(limits).length > 0, {
  error: '{} does not have enough properties',
})
const QuotaSet = z.strictObject({ quota_set: notEmpty })

/** No limit can be below the project's usage. */
export const update = (call: Call<PathParams>) => {
  const { project } = call.params
  const wanted = readLimits(call, call.json(QuotaSet).quota_set, 'quota set')
  call.authorize('volume_extension:quotas:update', { project_id: project })
  const usage = usageOf(call.db, project)
  for (const [resource, limit] of wanted) refuseBelow(resource, limit, usage[resource]?.in_use ?? 0)
  for (const [resource, limit] of wanted) store.setLimit(call.db, project, resource, limit)
  return ok({ quota_set: projectLimits(call.db, project) })
}

export const remove = (call: Call<PathParams>) => {
  call.authorize('volume_extension:quotas:delete', { project_id: call.params.project })
  store.removeLimits(call.db, call.params.project)
  return done
}

export const showClass = (call: Call<{ name: string }>) => {
  call.authorize('volume_extension:quota_classes:get', ownTarget(call))
  return ok({ quota_class_set: { ...classLimits(call.db, call.params.name), id: call.params.name } })
}

/** Cinder validates class limits differently from project limits. */
const classLimit = field(
  (value) => (problemOfClassLimit(value) === undefined ? Number(value) : undefined),
  (value) => problemOfClassLimit(value) ?? '',
)
const QuotaClassSet = z.strictObject({ quota_class_set: z.record(z.string(), classLimit) })

export const updateClass = (call: Call<{ name: string }>) => {
  const { name } = call.params
  const wanted = readLimits(call, call.json(QuotaClassSet).quota_class_set, 'quota class set')
  call.authorize('volume_extension:quota_classes:update', ownTarget(call))
  for (const [resource, limit] of wanted) store.setLimit(call.db, store.classNamed(name), resource, limit)
  return ok({ quota_class_set: classLimits(call.db, name) })
}

/** Limits and usage of a project. */
export const limits = (call: Call) => {
  const requested = call.query.get('project_id') ?? call.query.get('tenant_id')
  const project = requested !== null && isSince(call, 39) && isAdmin(call) ? requested : projectOf(call)
  const maximum = projectLimits(call.db, project)
  const usage = call.may('limits_extension:used_limits', ownTarget(call)) ? usageOf(call.db, project) : undefined
  return ok({
    limits: {
      rate: [],
      absolute: {
        maxTotalVolumes: maximum['volumes'],
        maxTotalSnapshots: maximum['snapshots'],
        maxTotalVolumeGigabytes: maximum['gigabytes'],
        maxTotalBackups: maximum['backups'],
        maxTotalBackupGigabytes: maximum['backup_gigabytes'],
        ...(usage && {
          totalVolumesUsed: usage['volumes']?.in_use,
          totalGigabytesUsed: usage['gigabytes']?.in_use,
          totalSnapshotsUsed: usage['snapshots']?.in_use,
          totalBackupsUsed: usage['backups']?.in_use,
          totalBackupGigabytesUsed: usage['backup_gigabytes']?.in_use,
        }),
      },
    },
  })
}

function problemOfClassLimit(value: unknown): string | undefined {
  if (typeof value === 'string' && !/^[0-9]+$/.test(value)) return `${asPython(value)} does not match '^[0-9]*$'`
  if (typeof value !== 'string' && !Number.isInteger(value)) {
    return `${asPython(value)} is not of type 'integer', 'string'`
  }
  if (Number(value) < -1) return `${String(value)} is less than the minimum of -1`
  return Number(value) > MAX_LIMIT ? `${String(value)} is greater than the maximum of ${MAX_LIMIT}` : undefined
}

/** `tenant_id` is accepted and ignored, as in Cinder. */
function readLimits(call: Call, body: Record<string, unknown>, what: string): [string, number][] {
  const known = resourcesOf(call.db)
  const entries = Object.entries(body).filter(([resource]) => resource !== 'tenant_id')
  const wanted = entries.filter(([resource]) => known.includes(resource)).map(readLimit)
  const unknown = entries.map(([resource]) => resource).filter((resource) => !known.includes(resource))
  if (unknown.length > 0) throw invalidInput(`Bad key(s) in ${what}: ${unknown.join(', ')}`)
  return wanted
}

function readLimit([resource, value]: [string, unknown]): [string, number] {
  const limit = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value
  if (typeof limit !== 'number' || !Number.isInteger(limit)) throw badRequest(`${resource} must be an integer`)
  if (limit < -1) throw badRequest(`${resource} must be >= -1`)
  if (limit > MAX_LIMIT) throw badRequest(`${resource} must be <= ${MAX_LIMIT}`)
  return [resource, limit]
}

function refuseBelow(resource: string, limit: number, usage: number): void {
  if (limit === -1 || resource === 'per_volume_gigabytes' || limit >= usage) return
  throw badRequest(
    `Quota ${resource} limit must be equal or greater than existing resources. Current usage is ${usage} and the requested limit is ${limit}.`,
  )
}
