import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page } from '../items.ts'
import { described, newTexts, VolumeText } from './described.ts'
import { VolumeQuery } from './volumes.ts'

const VolumeGroup = z.object({
  ...described,
  availability_zone: z.string().nullable(),
  /** Ids of volume types. */
  group_type: z.string(),
  volume_types: z.array(z.string()),
  group_snapshot_id: z.string().nullable().default(null),
  source_group_id: z.string().nullable().default(null),
  replication_status: z.string().nullable().default(null),
  /** Ids of volumes; only in the details of one group. */
  volumes: z.array(z.string()).default([]),
  project_id: z.string().nullable().default(null),
})
export type VolumeGroup = z.infer<typeof VolumeGroup>

const NewGroup = z.object({ id: z.string(), name: z.string().nullable() })

export const volumeGroupEndpoints = {
  volumeGroupList: get('/api/cinder/groups/', 'List volume groups of the project or of all projects', {
    query: VolumeQuery,
    result: page(VolumeGroup),
  }),
  volumeGroupCreate: post('/api/cinder/groups/', 'Create a volume group for certain volume types', {
    body: z.object({
      ...newTexts,
      group_type: z.string().min(1),
      volume_types: z.array(z.string()).min(1, 'At least one volume type must be assigned to a group.'),
      availability_zone: z.string().nullable().default(null),
    }),
    result: NewGroup,
    location: '/api/cinder/groups/:id',
  }),
  volumeGroupClone: post(
    '/api/cinder/groups/:id/actions/clone',
    "Create a volume group with copies of another group's volumes",
    { body: z.object({ ...newTexts, name: VolumeText }), result: NewGroup, location: '/api/cinder/groups/:id' },
  ),
  volumeGroupView: get('/api/cinder/groups/:id', 'Show a volume group with its volumes', { result: VolumeGroup }),
  volumeGroupUpdate: patch('/api/cinder/groups/:id', "Change a group's name or description, add or remove volumes", {
    body: z.object({
      name: VolumeText.optional(),
      description: VolumeText.optional(),
      add_volumes: z.array(z.string()).default([]),
      remove_volumes: z.array(z.string()).default([]),
    }),
  }),
  volumeGroupDelete: del('/api/cinder/groups/:id', 'Delete a volume group; with delete_volumes, its volumes too', {
    query: z.object({ delete_volumes: z.stringbool().optional() }),
  }),
}
