import * as z from 'zod'
import { json } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { SECONDS } from '../durations.ts'
import { invalidBackup, invalidVolume } from '../faults.ts'
import { name, optionalUuid, orNull } from '../fields.ts'
import { findVolume } from '../volumes/access.ts'
import { createVolume } from '../volumes/create.ts'
import { save as saveVolume } from '../volumes/store.ts'
import { findBackup } from './access.ts'
import { save } from './store.ts'
import type { BackupRow } from './store.ts'

const Restore = z.strictObject({
  restore: orNull(z.strictObject({ name, volume_id: optionalUuid }), 'object'),
})

/** Restores to an existing volume, or to a new volume of the same size. */
export const restore = (call: Call<{ id: string }>) => {
  const body = call.json(Restore).restore
  const backup = findBackup(call, call.params.id, 'backup:restore')
  if (backup.status !== 'available') throw invalidBackup('Backup status must be available')
  const volume = body?.volume_id
    ? restoreTo(call, backup, body.volume_id)
    : createVolume(call, {
        name: body?.name ?? `restore_backup_${backup.id}`,
        description: 'auto-created_from_restore_from_backup',
        metadata: {},
        backup,
      })
  return json(202, { restore: { backup_id: backup.id, volume_id: volume.id, volume_name: volume.name } })
}

function restoreTo(call: Call, backup: BackupRow, volumeId: string) {
  const volume = findVolume(call, volumeId)
  if (volume.status !== 'available') throw invalidVolume('Volume to be restored to must be available')
  if (backup.size > volume.size) {
    throw invalidVolume(`volume size ${volume.size} is too small to restore backup of size ${backup.size}.`)
  }
  save(call, { ...backup, status: 'restoring', restore_volume_id: volume.id })
  call.scheduleJob(SECONDS.restoreBackup, 'volume-filled', { id: volume.id, backupId: backup.id })
  return saveVolume(call, { ...volume, status: 'restoring-backup' })
}
