import type { VolumeStatus } from '@meridian/wire'
import type { Background } from '../../../core/service/service.ts'
import * as attachments from '../attachments/store.ts'
import { poolsOf, schedule, supports } from '../backends/pools.ts'
import * as backups from '../backups/store.ts'
import { SECONDS } from '../durations.ts'
import { recordMessage } from '../messages/record-message.ts'
import { save as saveSnapshot } from '../snapshots/store.ts'
import * as snapshots from '../snapshots/store.ts'
import { now } from '../timestamp.ts'
import * as transfers from '../transfers/store.ts'
import * as types from '../types/store.ts'
import { notifyServers } from './notify-servers.ts'
import { settled } from './states.ts'
import { save } from './store.ts'
import * as store from './store.ts'
import type { VolumeRow } from './store.ts'

/** Returns the volume if it still has one of the statuses that the job expects. */
export const findInStatus = (db: Background['db'], id: string, ...statuses: VolumeStatus[]): VolumeRow | undefined => {
  const volume = store.find(db, id)
  return volume && statuses.includes(volume.status) ? volume : undefined
}

export interface Created {
  id: string
  requestId: string
  source:
    | { kind: 'nothing' | 'copy' }
    | { kind: 'image'; metadata: Record<string, string> }
    | { kind: 'backup'; id: string }
}

/** Schedules a new volume to a pool, or sets it to `error`. */
export function created(context: Background, { id, requestId, source }: Created): void {
  const volume = findInStatus(context.db, id, 'creating')
  if (!volume) return
  const pool = schedule(context.db, types.find(context.db, volume.volume_type_id), volume.size)
  if (!pool) {
    save(context, { ...volume, status: 'error' })
    recordMessage(context, { ...messageFields(volume, requestId), action: 'schedule', detail: 'no backend' })
    return
  }
  const placed = { ...volume, host: pool.host }
  switch (source.kind) {
    case 'nothing':
      save(context, { ...placed, status: 'available' })
      return
    case 'copy':
      save(context, placed)
      context.scheduleJob(SECONDS.copyVolume, 'volume-filled', { id })
      return
    case 'image':
      save(context, { ...placed, status: 'downloading' })
      context.scheduleJob(SECONDS.downloadImage, 'volume-filled', { id, imageMetadata: source.metadata })
      return
    case 'backup':
      save(context, { ...placed, status: 'restoring-backup' })
      changeBackup(context, source.id, 'available', 'restoring')
      context.scheduleJob(SECONDS.restoreBackup, 'volume-filled', { id, backupId: source.id })
  }
}

export const messageFields = ({ id, project_id }: VolumeRow, requestId: string) =>
  ({ resource: 'volume', id, projectId: project_id, requestId }) as const

export interface Filled {
  id: string
  imageMetadata?: Record<string, string>
  backupId?: string
}

/** Completes a volume after its data was copied. Nova can have reserved it meanwhile. */
export function filled(context: Background, { id, imageMetadata, backupId }: Filled): void {
  if (backupId !== undefined) changeBackup(context, backupId, 'restoring', 'available')
  const fromImage = imageMetadata && { bootable: true, image_metadata: imageMetadata }
  const volume = findInStatus(context.db, id, 'creating', 'downloading', 'restoring-backup')
  if (volume && save(context, { ...settled(volume), ...fromImage }).status === 'reserved') {
    notifyServers(context, id, 'volume-reimaged')
  }
  const reserved = findInStatus(context.db, id, 'reserved', 'attaching', 'in-use')
  if (reserved) save(context, { ...reserved, ...fromImage })
}

function changeBackup(context: Background, id: string, from: backups.BackupRow['status'], to: typeof from): void {
  const backup = backups.find(context.db, id)
  if (backup?.status === from) backups.update(context.db, { ...backup, status: to, updated_at: now(context) })
}

/** Deletes the volume with its snapshots, attachments and transfers. */
export function deleted({ db }: Background, { id }: { id: string }): void {
  if (!findInStatus(db, id, 'deleting')) return
  for (const { id: snapshot } of snapshots.listOfVolume(db, id)) snapshots.remove(db, snapshot)
  attachments.removeOfVolume(db, id)
  transfers.removeOfVolume(db, id)
  store.remove(db, id)
}

export interface Retyped {
  id: string
  typeId: string
  mayMigrate: boolean
}

/** Completes or rejects a retype: without permission to migrate, the backend must match the new type. */
export function retyped(context: Background, { id, typeId, mayMigrate }: Retyped): void {
  const { db } = context
  const volume = findInStatus(db, id, 'retyping')
  const type = types.find(db, typeId)
  if (!volume || !type) return
  const currentPool = poolsOf(db).find(({ host }) => host === volume.host)
  const canStay = currentPool !== undefined && supports(currentPool, type)
  const canMove = mayMigrate && volume.attach_status === 'detached' && snapshots.listOfVolume(db, id).length === 0
  const newPool = canMove ? schedule(db, type, volume.size) : undefined
  const host = canStay ? volume.host : newPool?.host
  const change = host ? { host, volume_type_id: type.id } : {}
  const actual = types.find(db, host ? type.id : volume.volume_type_id)
  save(context, { ...settled(volume), ...change, multiattach: actual?.extra_specs['multiattach'] === '<is> True' })
  if (host) for (const row of snapshots.listOfVolume(db, id)) snapshots.update(db, { ...row, volume_type_id: type.id })
}

/** Completes or fails a migration. */
export function migrated(context: Background, { id, host }: { id: string; host: string }): void {
  const volume = store.find(context.db, id)
  if (volume?.migration_status !== 'migrating') return
  const pool = poolsOf(context.db).find((candidate) => candidate.host === host)
  const isMigrated = pool && supports(pool, types.find(context.db, volume.volume_type_id)) && pool.freeGb >= volume.size
  const status = volume.status === 'maintenance' ? (volume.previous_status ?? 'available') : volume.status
  const outcome = isMigrated ? { host, migration_status: 'success' } : { migration_status: 'error' }
  save(context, { ...volume, ...outcome, status, previous_status: null })
}

/** Completes a revert to a snapshot. */
export function reverted(context: Background, { id, snapshotId }: { id: string; snapshotId: string }): void {
  const volume = findInStatus(context.db, id, 'reverting')
  if (volume) save(context, settled(volume))
  const snapshot = snapshots.find(context.db, snapshotId)
  if (snapshot?.status !== 'restoring') return
  saveSnapshot(context, { ...snapshot, status: 'available' })
}
