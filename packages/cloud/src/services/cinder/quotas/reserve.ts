import type { Db } from '../../../core/database/db.ts'
import type { Fault } from '../../../core/errors/fault.ts'
import { overQuota } from '../faults.ts'
import * as types from '../types/store.ts'
import { projectLimit, usageOf } from './limits.ts'

type Kind = 'volumes' | 'snapshots' | 'backups' | 'groups'

interface Wanted {
  kind: Kind
  count?: number
  gigabytes?: number
  /** Volume type, whose limits apply too. */
  typeId?: string
  /** Only the limits of the type apply: a retype. */
  typeOnly?: boolean
}

/** Throws Cinder's 413 if the request exceeds the project's quota. */
export function reserve(db: Db, projectId: string, wanted: Wanted): void {
  const limited = Object.entries(deltas(db, wanted))
    .map(([resource, delta]) => ({ resource, delta, limit: projectLimit(db, projectId, resource) }))
    .filter(({ limit }) => limit >= 0)
  if (limited.length === 0) return
  const usage = usageOf(db, projectId)
  // Sorted by name, so that gigabytes are reported before counts.
  for (const { resource, delta, limit } of limited.toSorted((a, b) => (a.resource < b.resource ? -1 : 1))) {
    const { in_use, reserved } = usage[resource] ?? NOTHING
    const consumed = in_use + reserved
    if (consumed + delta > limit) throw refusal(wanted, resource, limit, consumed)
  }
}

const NOTHING = { in_use: 0, reserved: 0 }

function deltas(db: Db, { kind, count = 1, gigabytes = 0, typeId, typeOnly }: Wanted): Record<string, number> {
  const room = kind === 'backups' ? 'backup_gigabytes' : 'gigabytes'
  const type = typeId === undefined ? undefined : types.find(db, typeId)?.name
  return {
    ...(!typeOnly && count > 0 && { [kind]: count }),
    ...(!typeOnly && gigabytes > 0 && { [room]: gigabytes }),
    ...(type !== undefined && count > 0 && { [`${kind}_${type}`]: count }),
    ...(type !== undefined && gigabytes > 0 && { [`${room}_${type}`]: gigabytes }),
  }
}

function refusal({ kind, gigabytes = 0 }: Wanted, resource: string, limit: number, consumed: number): Fault {
  const room = `Requested ${gigabytes}G, quota is ${limit}G and ${consumed}G has been consumed.`
  if (resource === 'backup_gigabytes') {
    const sentence = `Requested backup exceeds allowed Backup gigabytes quota. ${room}`
    return overQuota('VolumeBackupSizeExceedsAvailableQuota', sentence)
  }
  if (resource.startsWith('gigabytes')) {
    const sentence = `Requested volume or snapshot exceeds allowed ${resource} quota. ${room}`
    return overQuota('VolumeSizeExceedsAvailableQuota', sentence)
  }
  const sentence = `Maximum number of ${kind} allowed (${limit}) exceeded`
  if (kind === 'volumes') return overQuota('VolumeLimitExceeded', `${sentence} for quota '${resource}'.`)
  return overQuota(LIMIT_ERRORS[kind], sentence)
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
  const sentence = `Requested volume size ${gigabytes}G is larger than maximum allowed limit ${limit}G.`
  throw overQuota('VolumeSizeExceedsLimit', sentence)
}
