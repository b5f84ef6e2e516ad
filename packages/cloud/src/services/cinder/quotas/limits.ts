import type { VolumeQuotaUsage } from '@meridian/wire'
import type { Db } from '../../../core/database/db.ts'
import * as types from '../types/store.ts'
import * as store from './store.ts'

/** Cinder's defaults; -1 is unlimited. Each volume type has three more limits. */
const DEFAULTS = {
  volumes: 10,
  per_volume_gigabytes: -1,
  snapshots: 10,
  gigabytes: 1000,
  backups: 10,
  backup_gigabytes: 1000,
} as const
const GROUP_DEFAULTS = { groups: 10 } as const

export type Limits = Record<string, number>

const ALL_DEFAULTS: Limits = { ...DEFAULTS, ...GROUP_DEFAULTS }

/** All resources with a limit, in Cinder's order. */
export const resourcesOf = (db: Db): string[] => Object.keys(cinderDefaults(db))

function cinderDefaults(db: Db): Limits {
  const ofTypes = types.listAll(db).flatMap(({ name }) => [
    [`volumes_${name}`, -1],
    [`gigabytes_${name}`, -1],
    [`snapshots_${name}`, -1],
  ])
  return { ...DEFAULTS, ...Object.fromEntries(ofTypes), ...GROUP_DEFAULTS }
}

/** Limits of projects without their own. */
export const defaultLimits = (db: Db): Limits =>
  override(cinderDefaults(db), store.limitsOf(db, store.classNamed('default')))

export const projectLimits = (db: Db, projectId: string): Limits =>
  override(defaultLimits(db), store.limitsOf(db, projectId))

/** A single limit, without reading all others. */
export function projectLimit(db: Db, projectId: string, resource: string): number {
  const ownLimit = store.limitOf(db, projectId, resource) ?? store.limitOf(db, store.classNamed('default'), resource)
  return ownLimit ?? ALL_DEFAULTS[resource] ?? -1
}

/** The limits of a quota class, completed with the defaults. */
export const classLimits = (db: Db, name: string): Limits =>
  override(defaultLimits(db), store.limitsOf(db, store.classNamed(name)))

function override(base: Limits, over: ReadonlyMap<string, number>): Limits {
  return Object.fromEntries(Object.entries(base).map(([resource, limit]) => [resource, over.get(resource) ?? limit]))
}

export interface Usage {
  in_use: number
  /** Usage that work in progress will add. */
  reserved: number
}

const NONE = { count: 0, gigabytes: 0, growth: 0 }

const used = (in_use: number, reserved = 0): Usage => ({ in_use, reserved })

/** Counts the rows, so that usage is never stale. */
export function usageOf(db: Db, projectId: string): Record<string, Usage> {
  const volumes = store.usedByType(db, 'volumes', projectId)
  const snapshots = store.usedByType(db, 'snapshots', projectId)
  const backups = store.usedByBackups(db, projectId)
  const ofType = types.listAll(db).flatMap(({ id, name }) => {
    const ofVolumes = volumes.get(id) ?? NONE
    const ofSnapshots = snapshots.get(id) ?? NONE
    return [
      [`volumes_${name}`, used(ofVolumes.count)],
      [`gigabytes_${name}`, used(ofVolumes.gigabytes + ofSnapshots.gigabytes, ofVolumes.growth)],
      [`snapshots_${name}`, used(ofSnapshots.count)],
    ] as const
  })
  const total = (by: ReadonlyMap<string, store.Used>, what: keyof store.Used) =>
    by.values().reduce((sum, one) => sum + one[what], 0)
  return {
    volumes: used(total(volumes, 'count')),
    snapshots: used(total(snapshots, 'count')),
    gigabytes: used(total(volumes, 'gigabytes') + total(snapshots, 'gigabytes'), total(volumes, 'growth')),
    backups: used(backups.count),
    backup_gigabytes: used(backups.gigabytes),
    ...Object.fromEntries(ofType),
    groups: used(store.groupsOf(db, projectId)),
  }
}

export function usageWithLimits(db: Db, projectId: string): Record<string, VolumeQuotaUsage> {
  const usage = usageOf(db, projectId)
  const entries = Object.entries(projectLimits(db, projectId))
  return Object.fromEntries(entries.map(([resource, limit]) => [resource, { limit, ...(usage[resource] ?? used(0)) }]))
}
