import type { Db } from '../../../core/database/db.ts'
import type { Fault } from '../../../core/errors/fault.ts'
import { overQuota } from '../faults.ts'
import * as types from '../types/store.ts'
import { projectLimit, usageOf } from './limits.ts'

type Kind = 'volumes' | 'snapshots' | 'backups' | 'groups'

interface QuotaRequest {
  kind: Kind
  count?: number
  gigabytes?: number
  /** Volume type, whose limits apply too. */
  typeId?: string
  /** Only the limits of the type apply: a retype. */
  typeOnly?: boolean
}

/** Throws Cinder's 413 if the request exceeds the project's quota. */
export function reserve(db: Db, projectId: string, request: QuotaRequest): void {
  const limited = Object.entries(deltas(db, request))
    .map(([resource, delta]) => ({ resource, delta, limit: projectLimit(db, projectId, resource) }))
    .filter(({ limit }) => limit >= 0)
  if (limited.length === 0) return
  const usage = usageOf(db, projectId)
  // Sorted by name, so that gigabytes are reported before counts.
  for (const { resource, delta, limit } of limited.toSorted((a, b) => (a.resource < b.resource ? -1 : 1))) {
    const { in_use, reserved } = usage[resource] ?? NO_USAGE
    const consumed = in_use + reserved
    if (consumed + delta > limit) throw refusal(request, resource, limit, consumed)
  }
}

const NO_USAGE = { in_use: 0, reserved: 0 }

function deltas(db: Db, { kind, count = 1, gigabytes = 0, typeId, typeOnly }: QuotaRequest): Record<string, number> {
  const sizeResource = kind === 'backups' ? 'backup_gigabytes' : 'gigabytes'
  const type = typeId === undefined ? undefined : types.find(db, typeId)?.name
  return {
    ...(!typeOnly && count > 0 && { [kind]: count }),
    ...(!typeOnly && gigabytes > 0 && { [sizeResource]: gigabytes }),
    ...(type !== undefined && count > 0 && { [`${kind}_${type}`]: count }),
    ...(type !== undefined && gigabytes > 0 && { [`${sizeResource}_${type}`]: gigabytes }),
  }
}

function refusal({ kind, gigabytes = 0 }: QuotaRequest, resource: string, limit: number, consumed: number): Fault {
  const detail = `Requested ${gigabytes}G, quota is ${limit}G and ${consumed}G has been consumed.`
  if (resource === 'backup_gigabytes') {
    const message = `Requested backup exceeds allowed Backup gigabytes quota. ${detail}`
    return overQuota('VolumeBackupSizeExceedsAvailableQuota', message)
  }
  if (resource.startsWith('gigabytes')) {
    const message = `Requested volume or snapshot exceeds allowed ${resource} quota. ${detail}`
    return overQuota('VolumeSizeExceedsAvailableQuota', message)
  }
  const message = `Maximum number of ${kind} allowed (${limit}) exceeded`
  if (kind === 'volumes') return overQuota('VolumeLimitExceeded', `${message} for quota '${resource}'.`)
  return overQuota(LIMIT_ERRORS[kind], message)
}

const LIMIT_ERRORS = {
  snapshots: 'SnapshotLimitExceeded',
  backups: 'BackupLimitExceeded',
  groups: 'GroupLimitExceeded',
} as const

/** Throws 413 if a volume exceeds `per_volume_gigabytes`. */
export function checkSize(db: Db, projectId: string, gigabytes: number): void {
  const limit = projectLimit(db, projectId, 'per_volume_gigabytes')
  if (limit < 0 || gigabytes <= limit) return
  const message = `Requested volume size ${gigabytes}G is larger than maximum allowed limit ${limit}G.`
  throw overQuota('VolumeSizeExceedsLimit', message)
}
