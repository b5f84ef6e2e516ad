import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { Metadata, page } from '../items.ts'
import { newTexts, sized, TextChange, VolumeText } from './described.ts'
import { VolumeQuery } from './volumes.ts'

const VolumeBackup = z.object({
  ...sized,
  availability_zone: z.string().nullable(),
  container: z.string().nullable(),
  fail_reason: z.string().nullable(),
  object_count: z.number().nullable(),
  volume_id: z.string(),
  snapshot_id: z.string().nullable(),
  is_incremental: z.boolean(),
  has_dependent_backups: z.boolean(),
  'os-backup-project-attr:project_id': z.string().nullable().default(null),
  metadata: Metadata.nullable().default({}),
})
export type VolumeBackup = z.infer<typeof VolumeBackup>

export const volumeBackupEndpoints = {
  backupList: get('/api/cinder/backups/', 'List volume backups of the project or of all projects', {
    query: VolumeQuery,
    result: page(VolumeBackup),
  }),
  backupCreate: post('/api/cinder/backups/', 'Back up a volume or one of its snapshots', {
    body: z.object({
      volume_id: z.string().min(1),
      ...newTexts,
      name: z.string().trim().min(1).max(255),
      container: z
        .string()
        .max(255)
        .regex(/^[^/]*$/, 'Slash is not an allowed character.')
        .nullable()
        .default(null),
      snapshot_id: z.string().nullable().default(null),
      /** Back up only what changed since the last backup. */
      incremental: z.boolean().default(false),
      /** Allows backing up an attached volume. */
      force: z.boolean().default(false),
    }),
    result: z.object({ id: z.string(), name: z.string() }),
    location: '/api/cinder/backups/:id',
  }),
  backupView: get('/api/cinder/backups/:id', 'Show a volume backup', { result: VolumeBackup }),
  backupUpdate: patch('/api/cinder/backups/:id', "Change a backup's name or description", { body: TextChange }),
  backupDelete: del('/api/cinder/backups/:id', 'Delete a volume backup'),
  backupRestore: post(
    '/api/cinder/backups/:id/actions/restore',
    'Restore a backup to a volume, or to a new one if volume_id is null',
    {
      body: z.object({
        volume_id: z.string().nullable(),
        /** Of the new volume. */
        name: VolumeText.nullable().default(null),
      }),
      result: z.object({ backup_id: z.string(), volume_id: z.string(), volume_name: z.string().nullable() }),
    },
  ),
  backupResetStatus: post(
    '/api/cinder/backups/:id/actions/reset-status',
    'Reset the status of a backup; administrators only',
    { body: z.object({ status: z.enum(['available', 'error']) }) },
  ),
  backupForceDelete: post(
    '/api/cinder/backups/:id/actions/force-delete',
    'Delete a backup regardless of its status; administrators only',
  ),
}
