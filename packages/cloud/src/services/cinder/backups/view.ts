import type { VolumeBackup } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { linksTo } from '../links.ts'
import { isSince } from '../microversion.ts'
import * as store from './store.ts'
import type { BackupRow } from './store.ts'

export const toSummary = (call: Call, { id, name }: BackupRow) => ({ id, name, links: linksTo(call, 'backups', id) })

export function toBackup(call: Call, row: BackupRow): VolumeBackup {
  const isAdmins = call.may('backup:backup_project_attribute', ownTarget(call))
  return {
    id: row.id,
    status: row.status,
    size: row.size,
    object_count: row.object_count,
    availability_zone: row.availability_zone,
    container: row.container,
    created_at: row.created_at,
    updated_at: row.updated_at,
    name: row.name,
    description: row.description,
    fail_reason: row.fail_reason,
    volume_id: row.volume_id,
    links: linksTo(call, 'backups', row.id),
    is_incremental: row.parent_id !== null,
    has_dependent_backups: store.hasDependents(call.db, row.id),
    snapshot_id: row.snapshot_id,
    data_timestamp: row.data_timestamp,
    ...(isSince(call, 43) && { metadata: row.metadata }),
    ...(isSince(call, 64) && row.encryption_key_id !== null && { encryption_key_id: row.encryption_key_id }),
    ...(isSince(call, 18) && isAdmins && { 'os-backup-project-attr:project_id': row.project_id }),
    ...(isSince(call, 56) && isAdmins && { user_id: row.user_id }),
  }
}
