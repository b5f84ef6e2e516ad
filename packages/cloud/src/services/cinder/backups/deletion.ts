import type { Call } from '../../../core/service/api.ts'
import { SECONDS } from '../durations.ts'
import { invalidBackup } from '../faults.ts'
import { save } from './store.ts'
import * as store from './store.ts'
import type { BackupRow } from './store.ts'

/** Throws 400 for a backup that an incremental backup depends on. */
export function beginDeleting(call: Call, backup: BackupRow, force = false): void {
  if (!force && !['available', 'error'].includes(backup.status)) {
    throw invalidBackup('Backup status must be available or error')
  }
  if (store.hasDependents(call.db, backup.id)) throw invalidBackup('Incremental backups exist for this backup.')
  save(call, { ...backup, status: 'deleting' })
  call.scheduleJob(SECONDS.deleteBackup, 'backup-deleted', { id: backup.id })
}
