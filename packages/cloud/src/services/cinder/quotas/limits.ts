import type { VolumeQuotaUsage } from '@meridian/wire'
import type { Db } from '../../../core/db.ts'
import * as types from '../types/store.ts'
import * as store from './store.ts'

/** What Cinder ships; -1 is no limit. Each type has three limits of its own. */
const SHIPPED = {
  volumes: 10,
  per_volume_gigabytes: -1,
  snapshots: 10,
  gigabytes: 1000,
  backups: 10,
  backup_gigabytes: 1000,
} as const
const SHIPPED_GROUPS = { groups: 10 } as const

export type Limits = Record<string, number>

/** The names of everything that has a limit, in the order in which Cinder lists them. */
export const resourcesOf = (db: Db): string[] => Object.keys(shipped(db))

function shipped(db: Db): Limits {
  const ofTypes = types.listAll(db).flatMap(({ name }) => [
    [`volumes_${name}`, -1],
    [`gigabytes_${name}`, -1],
    [`snapshots_${name}`, -1],
  ])
  return { ...SHIPPED, ...Object.fromEntries(ofTypes), ...SHIPPED_GROUPS }
}

/** What projects without limits of their own have. */
export const defaultLimits = (db: Db): Limits => overlaid(shipped(db), store.limitsOf(db, store.classNamed('default')))

export const projectLimits = (db: Db, projectId: string): Limits =>
  overlaid(defaultLimits(db), store.limitsOf(db, projectId))

/** The default class is what projects get; any other has only what was said of it. */
export const classLimits = (db: Db, name: string): Limits =>
  overlaid(defaultLimits(db), store.limitsOf(db, store.classNamed(name)))

function overlaid(base: Limits, over: ReadonlyMap<string, number>): Limits {
  return Object.fromEntries(Object.entries(base).map(([resource, limit]) => [resource, over.get(resource) ?? limit]))
}

/** Counted from what is there, so that it is never wrong. */
export function usageOf(db: Db, projectId: string): Record<string, number> {
  const volumes = store.used(db, 'volumes', projectId)
  const snapshots = store.used(db, 'snapshots', projectId)
  const backups = store.used(db, 'backups', projectId)
  return {
    volumes: volumes.count,
    per_volume_gigabytes: 0,
    snapshots: snapshots.count,
    gigabytes: volumes.gigabytes + snapshots.gigabytes,
    backups: backups.count,
    backup_gigabytes: backups.gigabytes,
    ...usageOfTypes(db, projectId),
    groups: store.groupsOf(db, projectId),
  }
}

function usageOfTypes(db: Db, projectId: string): Record<string, number> {
  const volumes = store.usedByType(db, 'volumes', projectId)
  const snapshots = store.usedByType(db, 'snapshots', projectId)
  const entries = types.listAll(db).flatMap(({ id, name }) => [
    [`volumes_${name}`, volumes.get(id)?.count ?? 0],
    [`gigabytes_${name}`, (volumes.get(id)?.gigabytes ?? 0) + (snapshots.get(id)?.gigabytes ?? 0)],
    [`snapshots_${name}`, snapshots.get(id)?.count ?? 0],
  ])
  return Object.fromEntries(entries)
}

/** What work on its way will have used. */
export function reservedBy(db: Db, projectId: string): Record<string, number> {
  const growth = store.growthByType(db, projectId)
  const names = new Map(types.listAll(db).map(({ id, name }) => [id, name]))
  return {
    gigabytes: growth.values().reduce((sum, gigabytes) => sum + gigabytes, 0),
    ...Object.fromEntries([...growth].map(([id, gigabytes]) => [`gigabytes_${names.get(id)}`, gigabytes])),
  }
}

export function usageWithLimits(db: Db, projectId: string): Record<string, VolumeQuotaUsage> {
  const usage = usageOf(db, projectId)
  const reserved = reservedBy(db, projectId)
  const entries = Object.entries(projectLimits(db, projectId)).map(([resource, limit]) => [
    resource,
    { limit, in_use: usage[resource] ?? 0, reserved: reserved[resource] ?? 0 },
  ])
  return Object.fromEntries(entries)
}
