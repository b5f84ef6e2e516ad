import * as backups from './backups/jobs.ts'
import * as groupSnapshots from './group-snapshots/jobs.ts'
import * as groups from './groups/jobs.ts'
import * as snapshots from './snapshots/jobs.ts'
import { extended } from './volumes/extension.ts'
import * as volumes from './volumes/jobs.ts'
import { managed } from './volumes/managing.ts'
import { uploaded } from './volumes/upload.ts'

/** Cinder's background jobs by name. */
export const jobs = {
  'volume-created': volumes.created,
  'volume-filled': volumes.filled,
  'volume-deleted': volumes.deleted,
  'volume-extended': extended,
  'volume-retyped': volumes.retyped,
  'volume-migrated': volumes.migrated,
  'volume-reverted': volumes.reverted,
  'volume-uploaded': uploaded,
  'volume-managed': managed,
  'snapshot-created': snapshots.created,
  'snapshot-deleted': snapshots.deleted,
  'backup-created': backups.created,
  'backup-deleted': backups.deleted,
  'group-created': groups.created,
  'group-changed': groups.changed,
  'group-deleted': groups.deleted,
  'group-snapshot-created': groupSnapshots.created,
  'group-snapshot-deleted': groupSnapshots.deleted,
}
