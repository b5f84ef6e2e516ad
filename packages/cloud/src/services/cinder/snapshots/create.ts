import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { projectOf, targetOf } from '../access.ts'
import { invalidVolume } from '../faults.ts'
import { now } from '../timestamp.ts'
import { isMigrating } from '../volumes/states.ts'
import type { VolumeRow } from '../volumes/store.ts'
import * as store from './store.ts'
import type { SnapshotRow } from './store.ts'

/** Throws unless the volume can be snapshotted. */
export function refuseInvalid(call: Call, volume: VolumeRow): void {
  call.authorize('volume:create_snapshot', targetOf(volume))
  if (volume.host === null) {
    throw invalidVolume('The snapshot cannot be created because volume has not been scheduled to any host.')
  }
  if (volume.status === 'maintenance') {
    throw invalidVolume('The snapshot cannot be created when the volume is in maintenance mode.')
  }
  if (isMigrating(volume)) throw invalidVolume('Snapshot cannot be created while volume is migrating.')
  if (volume.status === 'error') {
    throw invalidVolume('The snapshot cannot be created when the volume is in error status.')
  }
}

type SnapshotFields = Pick<SnapshotRow, 'name' | 'description' | 'metadata' | 'group_snapshot_id'>

/** Inserts a snapshot with status `creating`. */
export function begin(call: Call, volume: VolumeRow, fields: SnapshotFields): SnapshotRow {
  const snapshot: SnapshotRow = {
    id: newUuid(),
    project_id: projectOf(call),
    user_id: call.auth.userId,
    volume_id: volume.id,
    volume_type_id: volume.volume_type_id,
    ...fields,
    status: 'creating',
    progress: '0%',
    size: volume.size,
    encryption_key_id: volume.encryption_key_id,
    created_at: now(call),
    updated_at: null,
  }
  store.insert(call.db, snapshot)
  return snapshot
}
