import { VOLUME_STATUSES } from '@meridian/wire'
import * as z from 'zod'
import { post } from '../endpoint.ts'
import { Metadata } from '../items.ts'
import { newTexts } from './described.ts'
import { Volume, VolumeSize } from './volumes.ts'

/** Takes over a volume that the backend already has. */
export const VolumeManage = z.object({
  /** `host@backend#pool` */
  host: z.string().trim().min(1).max(255),
  /** How the backend knows the volume. */
  ref: z.record(z.enum(['source-name', 'source-id']), z.string().min(1).optional()),
  ...newTexts,
  volume_type: z.string().nullable().optional(),
  availability_zone: z.string().nullable().optional(),
  bootable: z.boolean().optional(),
  metadata: Metadata.optional(),
})

export const volumeActionEndpoints = {
  volumeManage: post(
    '/api/cinder/volumes/actions/manage',
    "Take over a backend's volume into the user's project; administrators only",
    { body: VolumeManage, result: Volume },
  ),
  volumeUnmanage: post(
    '/api/cinder/volumes/:id/actions/unmanage',
    'Remove a volume from Cinder and leave it on its backend; administrators only',
  ),
  volumeMigrate: post('/api/cinder/volumes/:id/actions/migrate', 'Move a volume to another host; administrators only', {
    body: z.object({
      host: z.string().min(1),
      /** Copies through the host instead of letting the backend move it. */
      force_host_copy: z.boolean().default(false),
      /** Refuses other actions during the migration. */
      lock_volume: z.boolean().default(false),
    }),
  }),
  volumeExtend: post('/api/cinder/volumes/:id/actions/extend', 'Extend a volume', {
    body: z.object({ new_size: VolumeSize }),
  }),
  volumeRetype: post('/api/cinder/volumes/:id/actions/retype', 'Change the type of a volume', {
    body: z.object({
      new_type: z.string().min(1),
      migration_policy: z.enum(['never', 'on-demand']).default('never'),
    }),
  }),
  volumeUpload: post('/api/cinder/volumes/:id/actions/upload', 'Upload a volume to a new image', {
    body: z.object({
      image_name: z.string().min(1).max(255),
      disk_format: z.string().min(1).default('raw'),
      container_format: z.string().min(1).default('bare'),
      /** Allows uploading an attached volume. */
      force: z.boolean().default(false),
      visibility: z.enum(['private', 'shared', 'community', 'public']).optional(),
      protected: z.boolean().optional(),
    }),
    result: z.object({ image_id: z.string(), image_name: z.string(), status: z.string() }),
  }),
  volumeRevert: post('/api/cinder/volumes/:id/actions/revert', 'Revert a volume to its latest snapshot', {
    body: z.object({ snapshot_id: z.string().min(1) }),
  }),
  volumeReadOnly: post('/api/cinder/volumes/:id/actions/read-only', 'Make a volume read-only or writable', {
    body: z.object({ readonly: z.boolean() }),
  }),
  volumeResetStatus: post(
    '/api/cinder/volumes/:id/actions/reset-status',
    'Reset the status of a volume; administrators only',
    { body: z.object({ status: z.enum(VOLUME_STATUSES) }) },
  ),
  volumeForceDelete: post(
    '/api/cinder/volumes/:id/actions/force-delete',
    'Delete a volume regardless of its status; administrators only',
  ),
}
