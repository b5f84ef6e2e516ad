import { SNAPSHOT_STATUSES } from '@meridian/wire'
import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { Metadata, MetadataChange, page } from '../items.ts'
import { newTexts, sized, TextChange } from './described.ts'
import { VolumeQuery } from './volumes.ts'

export const VolumeSnapshot = z.object({
  ...sized,
  volume_id: z.string(),
  group_snapshot_id: z.string().nullable().default(null),
  'os-extended-snapshot-attributes:project_id': z.string().nullable().default(null),
  'os-extended-snapshot-attributes:progress': z.string().nullable().default(null),
  metadata: Metadata,
})
export type VolumeSnapshot = z.infer<typeof VolumeSnapshot>

export const volumeSnapshotEndpoints = {
  snapshotList: get('/api/cinder/volumesnapshots/', 'List volume snapshots of the project or of all projects', {
    query: VolumeQuery,
    result: page(VolumeSnapshot),
  }),
  snapshotCreate: post('/api/cinder/volumesnapshots/', 'Create a snapshot of a volume', {
    body: z.object({
      volume_id: z.string().min(1),
      ...newTexts,
      /** Allows a snapshot of an attached volume. */
      force: z.boolean().default(false),
      metadata: Metadata.optional(),
    }),
    result: VolumeSnapshot,
    location: '/api/cinder/volumesnapshots/:id',
  }),
  snapshotView: get('/api/cinder/volumesnapshots/:id', 'Show a volume snapshot', { result: VolumeSnapshot }),
  snapshotUpdate: patch('/api/cinder/volumesnapshots/:id', "Change a snapshot's name or description", {
    body: TextChange,
  }),
  snapshotDelete: del('/api/cinder/volumesnapshots/:id', 'Delete a volume snapshot'),
  snapshotMetadata: get('/api/cinder/volumesnapshots/:id/metadata', "Show a snapshot's metadata", { result: Metadata }),
  snapshotMetadataUpdate: patch(
    '/api/cinder/volumesnapshots/:id/metadata',
    "Set and remove keys of a snapshot's metadata",
    { body: MetadataChange },
  ),
  snapshotResetStatus: post(
    '/api/cinder/volumesnapshots/:id/actions/reset-status',
    'Reset the status of a snapshot; administrators only',
    { body: z.object({ status: z.enum(SNAPSHOT_STATUSES) }) },
  ),
}
