import type { Background } from '../../../core/service.ts'
import * as services from '../backends/store.ts'
import { tell } from '../messages/tell.ts'
import { save as saveSnapshot } from '../snapshots/change.ts'
import * as snapshots from '../snapshots/store.ts'
import { save as saveVolume } from '../volumes/change.ts'
import { waiting } from '../volumes/jobs.ts'
import { settled } from '../volumes/states.ts'
import { save } from './change.ts'
import * as store from './store.ts'
import type { BackupRow } from './store.ts'

/** Parts of this size are what a backup is kept in. */
const PART_GB = 1 / 8

/** The data is safe, and what it was taken from is free again. */
export function created(own: Background, { id, requestId }: { id: string; requestId: string }): void {
  const backup = store.find(own.db, id)
  if (backup?.status !== 'creating') return
  release(own, backup)
  const service = services.list(own.db).find(({ binary, disabled }) => binary === 'cinder-backup' && !disabled)
  if (!service) {
    const { project_id: projectId } = backup
    save(own, { ...backup, status: 'error', fail_reason: 'Service not found for creating backup.' })
    tell(own, { resource: 'backup', id, projectId, requestId, action: 'backup', detail: 'backup not scheduled' })
    return
  }
  save(own, {
    ...backup,
    status: 'available',
    host: service.host,
    container: backup.container ?? `${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`,
    // What has changed since the last one is little.
    object_count: backup.parent_id === null ? backup.size / PART_GB : 1,
  })
}

function release(own: Background, { volume_id, snapshot_id }: BackupRow): void {
  const snapshot = snapshot_id === null ? undefined : snapshots.find(own.db, snapshot_id)
  if (snapshot?.status === 'backing-up') saveSnapshot(own, { ...snapshot, status: 'available' })
  const volume = snapshot_id === null ? waiting(own.db, volume_id, 'backing-up') : undefined
  if (volume) saveVolume(own, settled(volume))
}

export function deleted({ db }: Background, { id }: { id: string }): void {
  if (store.find(db, id)?.status === 'deleting') store.remove(db, id)
}
