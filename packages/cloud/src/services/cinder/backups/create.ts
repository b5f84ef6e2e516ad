import * as z from 'zod'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { projectOf, targetOf } from '../access.ts'
import { SECONDS } from '../durations.ts'
import { invalidBackup, invalidSnapshot, invalidVolume } from '../faults.ts'
import { boolean, description, metadataOrNull, name, optionalUuid, uuid } from '../fields.ts'
import { isSince } from '../microversion.ts'
import { reserve } from '../quotas/reserve.ts'
import { findSnapshot } from '../snapshots/access.ts'
import { save as saveSnapshot } from '../snapshots/store.ts'
import type { SnapshotRow } from '../snapshots/store.ts'
import { now } from '../timestamp.ts'
import { findVolume } from '../volumes/access.ts'
import { save as saveVolume } from '../volumes/store.ts'
import type { VolumeRow } from '../volumes/store.ts'
import * as store from './store.ts'
import type { BackupRow } from './store.ts'

const fields = {
  volume_id: uuid,
  container: name,
  description,
  incremental: boolean.optional(),
  force: boolean.optional(),
  name,
  snapshot_id: optionalUuid,
}
const withMetadata = { ...fields, metadata: metadataOrNull }
const withZone = { ...withMetadata, availability_zone: name }

const Body = z.strictObject({ backup: z.strictObject(fields) })
const BodyFrom43 = z.strictObject({ backup: z.strictObject(withMetadata) })
const BodyFrom51 = z.strictObject({ backup: z.strictObject(withZone) })

type Request = z.infer<typeof BodyFrom51>

/** Backs up a volume or one of its snapshots; incremental backups build on the latest backup. */
export function createBackup(call: Call): BackupRow {
  const { backup: body }: Request = call.json(isSince(call, 51) ? BodyFrom51 : isSince(call, 43) ? BodyFrom43 : Body)
  const volume = findVolume(call, body.volume_id)
  call.authorize('backup:create', targetOf(volume))
  const snapshot = body.snapshot_id ? findSnapshot(call, body.snapshot_id) : undefined
  if (snapshot) checkSnapshot(volume, snapshot)
  else checkVolume(volume, body.force ?? false)
  const projectId = projectOf(call)
  reserve(call.db, projectId, { kind: 'backups', gigabytes: volume.size })
  const time = now(call)
  const backup: BackupRow = {
    id: newUuid(),
    project_id: projectId,
    user_id: call.auth.userId,
    volume_id: volume.id,
    snapshot_id: snapshot?.id ?? null,
    parent_id: body.incremental ? parentOf(call, volume, snapshot).id : null,
    name: body.name?.trim() ?? null,
    description: body.description?.trim() ?? null,
    status: 'creating',
    size: volume.size,
    object_count: 0,
    availability_zone: body.availability_zone ?? null,
    container: body.container ?? null,
    fail_reason: null,
    host: null,
    data_timestamp: snapshot?.created_at ?? time,
    restore_volume_id: null,
    encryption_key_id: volume.encryption_key_id,
    metadata: body.metadata ?? {},
    created_at: time,
    updated_at: null,
  }
  store.insert(call.db, backup)
  if (snapshot) saveSnapshot(call, { ...snapshot, status: 'backing-up' })
  else saveVolume(call, { ...volume, status: 'backing-up', previous_status: volume.status })
  call.scheduleJob(SECONDS.createBackup, 'backup-created', { id: backup.id, requestId: call.requestId })
  return backup
}

function checkSnapshot(volume: VolumeRow, snapshot: SnapshotRow): void {
  if (snapshot.volume_id !== volume.id) {
    throw invalidVolume(`Volume ${volume.id} does not match with snapshot.volume_id ${snapshot.volume_id}.`)
  }
  if (snapshot.status === 'available') return
  throw invalidSnapshot(`Snapshot to be backed up must be available, but the current status is "${snapshot.status}".`)
}

function checkVolume({ status }: VolumeRow, force: boolean): void {
  if (status !== 'available' && status !== 'in-use') {
    throw invalidVolume(`Volume to be backed up must be available or in-use, but the current status is "${status}".`)
  }
  if (status === 'in-use' && !force) throw invalidVolume('Backing up an in-use volume must use the force flag.')
}

function parentOf(call: Call, volume: VolumeRow, snapshot: SnapshotRow | undefined): BackupRow {
  const parent = store.latestOf(call.db, volume.id, projectOf(call), snapshot?.created_at)
  if (!parent) throw invalidBackup('No backups available to do an incremental backup.')
  if (parent.status !== 'available') {
    throw invalidBackup('The parent backup must be available for incremental backup.')
  }
  return parent
}
