import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { page } from '../items.ts'
import { described, newTexts, VolumeText } from './described.ts'
import { VolumeQuery } from './volumes.ts'

const VolumeGroupSnapshot = z.object({
  ...described,
  group_id: z.string(),
  group_type_id: z.string().nullable().default(null),
  project_id: z.string().nullable().default(null),
})
export type VolumeGroupSnapshot = z.infer<typeof VolumeGroupSnapshot>

const New = z.object({ id: z.string(), name: z.string().nullable() })

export const volumeGroupSnapshotEndpoints = {
  groupSnapshotList: get('/api/cinder/groupsnapshots/', {
    summary: 'Snapshots of groups, of the project or of all projects',
    query: VolumeQuery,
    result: page(VolumeGroupSnapshot),
  }),
  groupSnapshotCreate: post('/api/cinder/groupsnapshots/', {
    summary: 'Take a snapshot of all volumes of a group at once',
    body: z.object({ group_id: z.string().min(1), ...newTexts }),
    result: New,
    location: '/api/cinder/groupsnapshots/:id',
  }),
  groupSnapshotView: get('/api/cinder/groupsnapshots/:id', {
    summary: 'One snapshot of a group',
    result: VolumeGroupSnapshot,
  }),
  groupSnapshotDelete: del('/api/cinder/groupsnapshots/:id', { summary: 'Delete a snapshot of a group' }),
  groupSnapshotRestore: post('/api/cinder/groupsnapshots/:id/actions/create-group', {
    summary: 'Create a group with volumes from a snapshot',
    body: z.object({ ...newTexts, name: VolumeText }),
    result: New,
    location: '/api/cinder/groups/:id',
  }),
}
