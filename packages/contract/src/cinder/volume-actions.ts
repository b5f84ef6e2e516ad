import { VOLUME_STATUSES } from '@meridian/wire'
import * as z from 'zod'
import { post } from '../endpoint.ts'
import { VolumeSize } from './volumes.ts'

export const volumeActionEndpoints = {
  volumeExtend: post('/api/cinder/volumes/:id/actions/extend', {
    summary: 'Extend a volume',
    body: z.object({ new_size: VolumeSize }),
  }),
  volumeRetype: post('/api/cinder/volumes/:id/actions/retype', {
    summary: 'Change the type of a volume',
    body: z.object({
      new_type: z.string().min(1),
      migration_policy: z.enum(['never', 'on-demand']).default('never'),
    }),
  }),
  volumeUpload: post('/api/cinder/volumes/:id/actions/upload', {
    summary: 'Upload a volume to a new image',
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
  volumeResetStatus: post('/api/cinder/volumes/:id/actions/reset-status', {
    summary: 'Reset the status of a volume; administrators only',
    body: z.object({ status: z.enum(VOLUME_STATUSES) }),
  }),
  volumeForceDelete: post('/api/cinder/volumes/:id/actions/force-delete', {
    summary: 'Delete a volume regardless of its status; administrators only',
  }),
}
