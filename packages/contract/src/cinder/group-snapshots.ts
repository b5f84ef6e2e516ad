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

const Created = z.object({ id: z.string(), name: z.string().nullable() })

export const volumeGroupSnapshotEndpoints = {
  groupSnapshotList: get('/api/cinder/groupsnapshots/', 'List group snapshots of the project or of all projects', {
    query: VolumeQuery,
    result: page(VolumeGroupSnapshot),
  }),
  groupSnapshotCreate: post('/api/cinder/groupsnapshots/', 'Create a snapshot of all volumes of a group', {
    body: z.object({ group_id: z.string().min(1), ...newTexts }),
    result: Created,
    location: '/api/cinder/groupsnapshots/:id',
  }),
  groupSnapshotView: get('/api/cinder/groupsnapshots/:id', 'Show a group snapshot', { result: VolumeGroupSnapshot }),
  groupSnapshotDelete: del('/api/cinder/groupsnapshots/:id', 'Delete a group snapshot'),
  groupSnapshotRestore: post(
    '/api/cinder/groupsnapshots/:id/actions/create-group',
    'Create a group with volumes from a group snapshot',
    { body: z.object({ ...newTexts, name: VolumeText }), result: Created, location: '/api/cinder/groups/:id' },
  ),
}
