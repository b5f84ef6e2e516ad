import { parseJson } from '@meridian/wire'
import * as z from 'zod'
import { json, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget, projectOf } from '../access.ts'
import { invalidBackup, invalidInput } from '../faults.ts'
import { isUuid } from '../fields.ts'
import { reserve } from '../quotas/reserve.ts'
import { now } from '../timestamp.ts'
import { findBackup } from './access.ts'
import * as store from './store.ts'
import { toSummary } from './view.ts'

const DRIVER = 'cinder.backup.drivers.posix.PosixBackupDriver'

/** Volume id of imported backups whose record has none. */
const NO_VOLUME = '00000000-0000-0000-0000-000000000000'

/** Everything needed to import the backup elsewhere, in base64. */
export const exportRecord = (call: Call<{ id: string }>) => {
  const backup = findBackup(call, call.params.id, 'backup:export-import')
  if (backup.status !== 'available') {
    throw invalidBackup(`Backup status must be available and not ${backup.status}.`)
  }
  const { name, description, ...row } = backup
  const record = { ...row, display_name: name, display_description: description, service: DRIVER }
  const backup_url = Buffer.from(JSON.stringify(record)).toString('base64')
  return ok({ 'backup-record': { backup_service: DRIVER, backup_url } })
}

const Import = z.strictObject({
  'backup-record': z.strictObject({ backup_service: z.string().max(255), backup_url: z.string().min(1) }),
})

const Record = z.object({
  id: z.string().refine(isUuid),
  size: z.int().min(1),
  volume_id: z.string().refine(isUuid).catch(NO_VOLUME),
  display_name: z.string().max(255).nullable().catch(null),
  display_description: z.string().max(255).nullable().catch(null),
  object_count: z.int().min(0).catch(0),
  container: z.string().max(255).nullable().catch(null),
  parent_id: z.string().refine(isUuid).nullable().catch(null),
})

export const importRecord = (call: Call) => {
  const { backup_url } = call.json(Import)['backup-record']
  call.authorize('backup:backup-import', ownTarget(call))
  const { display_name, display_description, ...record } = readRecord(backup_url)
  if (store.find(call.db, record.id)) throw invalidBackup('Backup already exists in database.')
  const projectId = projectOf(call)
  reserve(call.db, projectId, { kind: 'backups', gigabytes: record.size })
  const time = now(call)
  const backup: store.BackupRow = {
    ...record,
    parent_id: record.parent_id !== null && store.find(call.db, record.parent_id) ? record.parent_id : null,
    project_id: projectId,
    user_id: call.auth.userId,
    snapshot_id: null,
    name: display_name,
    description: display_description,
    status: 'available',
    availability_zone: null,
    fail_reason: null,
    host: null,
    data_timestamp: time,
    restore_volume_id: null,
    encryption_key_id: null,
    metadata: {},
    created_at: time,
    updated_at: null,
  }
  store.insert(call.db, backup)
  return json(201, { backup: toSummary(call, backup) })
}

function readRecord(encoded: string): z.infer<typeof Record> {
  const result = Record.safeParse(decode(encoded))
  if (result.success) return result.data
  const field = result.error.issues[0]?.path[0]
  if (field === 'id') throw invalidInput('Provided backup record is missing an id')
  if (field === 'size') throw invalidInput('Provided backup record is missing size attribute')
  throw invalidInput("Can't parse backup record.")
}

function decode(encoded: string): unknown {
  try {
    return parseJson(Buffer.from(encoded, 'base64').toString('utf8'))
  } catch {
    return undefined // not JSON
  }
}
