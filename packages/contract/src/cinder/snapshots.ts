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
  snapshotList: get('/api/cinder/volumesnapshots/', {
    summary: 'Volume snapshots of the project, or of all projects',
    query: VolumeQuery,
    result: page(VolumeSnapshot),
  }),
  snapshotCreate: post('/api/cinder/volumesnapshots/', {
    summary: 'Take a snapshot of a volume',
    body: z.object({
      volume_id: z.string().min(1),
      ...newTexts,
      /** Also of a volume that is in use. */
      force: z.boolean().default(false),
      metadata: Metadata.optional(),
    }),
    result: VolumeSnapshot,
    location: '/api/cinder/volumesnapshots/:id',
  }),
  snapshotView: get('/api/cinder/volumesnapshots/:id', { summary: 'One volume snapshot', result: VolumeSnapshot }),
  snapshotUpdate: patch('/api/cinder/volumesnapshots/:id', {
    summary: 'Rename or describe a volume snapshot',
    body: TextChange,
  }),
  snapshotDelete: del('/api/cinder/volumesnapshots/:id', { summary: 'Delete a volume snapshot' }),
  snapshotMetadata: get('/api/cinder/volumesnapshots/:id/metadata', {
    summary: "A volume snapshot's metadata",
    result: Metadata,
  }),
  snapshotMetadataUpdate: patch('/api/cinder/volumesnapshots/:id/metadata', {
    summary: "Change a volume snapshot's metadata",
    body: MetadataChange,
  }),
  snapshotResetStatus: post('/api/cinder/volumesnapshots/:id/actions/reset-status', {
    summary: 'Say which status a snapshot has, whatever it did; for administrators',
    body: z.object({ status: z.enum(SNAPSHOT_STATUSES) }),
  }),
}
