import type { Call } from '../../../core/service/api.ts'
import { isAdmin, targetOf } from '../access.ts'
import { SECONDS } from '../durations.ts'
import { invalidVolume } from '../faults.ts'
import * as snapshots from '../snapshots/store.ts'
import type { SnapshotRow } from '../snapshots/store.ts'
import { now } from '../timestamp.ts'
import { begin, cannotDelete, DELETE_REFUSED, isMigrating } from './states.ts'
import { save } from './store.ts'
import * as store from './store.ts'
import type { VolumeRow } from './store.ts'

interface DeleteOptions {
  /** Also deletes its snapshots. */
  cascade?: boolean
  /** Regardless of its status. */
  force?: boolean
}

/** Deletes a volume without a host at once, others in a job. */
export function beginDeleting(call: Call, volume: VolumeRow, { cascade = false, force = false }: DeleteOptions): void {
  call.authorize('volume:delete', targetOf(volume))
  if (volume.host === null) {
    store.remove(call.db, volume.id)
    return
  }
  const existing = snapshots.listOfVolume(call.db, volume.id)
  const isFree = volume.attach_status === 'detached' && !isMigrating(volume) && volume.group_id === null
  const canDeleteSnapshots = cascade
    ? existing.every((snapshot) => canDelete(call, snapshot, force))
    : existing.length === 0
  if (!isFree || !canDeleteSnapshots) throw force ? invalidVolume(`Volume  ${DELETE_REFUSED}`) : cannotDelete()
  save(call, force ? { ...volume, status: 'deleting' } : begin(volume, 'delete'))
  for (const snapshot of existing) snapshots.update(call.db, { ...snapshot, status: 'deleting', updated_at: now(call) })
  call.scheduleJob(SECONDS.deleteVolume, 'volume-deleted', { id: volume.id })
}

const canDelete = (call: Call, { group_snapshot_id, status, project_id }: SnapshotRow, force: boolean) =>
  group_snapshot_id === null &&
  (force || ['available', 'error', 'deleting'].includes(status)) &&
  (project_id === call.auth.projectId || isAdmin(call))
