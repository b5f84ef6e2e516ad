import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { Metadata, page } from '../items.ts'
import { newTexts, sized, TextChange } from './described.ts'
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
  backupList: get('/api/cinder/backups/', {
    summary: 'Volume backups of the project, or of all projects',
    query: VolumeQuery,
    result: page(VolumeBackup),
  }),
  backupCreate: post('/api/cinder/backups/', {
    summary: 'Back up a volume or one of its snapshots',
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
      /** Only what changed since the last one. */
      incremental: z.boolean().default(false),
      /** Also of a volume that is in use. */
      force: z.boolean().default(false),
    }),
    result: z.object({ id: z.string(), name: z.string() }),
    location: '/api/cinder/backups/:id',
  }),
  backupView: get('/api/cinder/backups/:id', { summary: 'One volume backup', result: VolumeBackup }),
  backupUpdate: patch('/api/cinder/backups/:id', {
    summary: 'Rename or describe a backup',
    body: TextChange,
  }),
  backupDelete: del('/api/cinder/backups/:id', { summary: 'Delete a volume backup' }),
  backupRestore: post('/api/cinder/backups/:id/actions/restore', {
    summary: 'Write a backup onto a volume, or into a new one where volume_id is null',
    body: z.object({ volume_id: z.string().nullable() }),
    result: z.object({ backup_id: z.string(), volume_id: z.string(), volume_name: z.string().nullable() }),
  }),
  backupResetStatus: post('/api/cinder/backups/:id/actions/reset-status', {
    summary: 'Say which status a backup has, whatever it did; for administrators',
    body: z.object({ status: z.enum(['available', 'error']) }),
  }),
  backupForceDelete: post('/api/cinder/backups/:id/actions/force-delete', {
    summary: 'Delete a backup in whatever status; for administrators',
  }),
}
