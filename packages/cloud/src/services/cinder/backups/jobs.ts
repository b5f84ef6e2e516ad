import type { Background } from '../../../core/service/service.ts'
import * as services from '../backends/store.ts'
import { recordMessage } from '../messages/record-message.ts'
import { save as saveSnapshot } from '../snapshots/store.ts'
import * as snapshots from '../snapshots/store.ts'
import { findInStatus } from '../volumes/jobs.ts'
import { settled } from '../volumes/states.ts'
import { save as saveVolume } from '../volumes/store.ts'
import { save } from './store.ts'
import * as store from './store.ts'
import type { BackupRow } from './store.ts'

/** Size of the objects that a backup consists of. */
const PART_GB = 1 / 8

/** Completes the backup; its volume or snapshot returns to its previous status. */
export function created(context: Background, { id, requestId }: { id: string; requestId: string }): void {
  const backup = store.find(context.db, id)
  if (backup?.status !== 'creating') return
  release(context, backup)
  const service = services.list(context.db).find(({ binary, disabled }) => binary === 'cinder-backup' && !disabled)
  if (!service) {
    const { project_id: projectId } = backup
    save(context, { ...backup, status: 'error', fail_reason: 'Service not found for creating backup.' })
    recordMessage(context, {
      resource: 'backup',
      id,
      projectId,
      requestId,
      action: 'backup',
      detail: 'backup not scheduled',
    })
    return
  }
  save(context, {
    ...backup,
    status: 'available',
    host: service.host,
    container: backup.container ?? `${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`,
    // An incremental backup has little data.
    object_count: backup.parent_id === null ? backup.size / PART_GB : 1,
  })
}

function release(context: Background, { volume_id, snapshot_id }: BackupRow): void {
  const snapshot = snapshot_id === null ? undefined : snapshots.find(context.db, snapshot_id)
  if (snapshot?.status === 'backing-up') saveSnapshot(context, { ...snapshot, status: 'available' })
  const volume = snapshot_id === null ? findInStatus(context.db, volume_id, 'backing-up') : undefined
  if (volume) saveVolume(context, settled(volume))
}

export function deleted({ db }: Background, { id }: { id: string }): void {
  if (store.find(db, id)?.status === 'deleting') store.remove(db, id)
}
