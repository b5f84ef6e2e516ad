import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items, Metadata, MetadataChange } from '../items.ts'
import { VolumeText } from './described.ts'

const VolumeGroupType = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  is_public: z.boolean(),
  group_specs: z.record(z.string(), z.string().nullable()).default({}),
})
export type VolumeGroupType = z.infer<typeof VolumeGroupType>

const Name = z.string().trim().min(1).max(255)

export const volumeGroupTypeEndpoints = {
  groupTypeList: get('/api/cinder/grouptypes/', 'List group types', { result: items(VolumeGroupType) }),
  groupTypeCreate: post('/api/cinder/grouptypes/', 'Create a group type', {
    body: z.object({
      name: Name,
      description: VolumeText.nullable().default(null),
      is_public: z.boolean().default(true),
    }),
    result: VolumeGroupType,
    location: '/api/cinder/grouptypes/:id',
  }),
  groupTypeView: get('/api/cinder/grouptypes/:id', 'Show a group type', { result: VolumeGroupType }),
  groupTypeUpdate: patch('/api/cinder/grouptypes/:id', 'Change a group type', {
    body: z.object({
      name: Name.optional(),
      description: VolumeText.nullable().optional(),
      is_public: z.boolean().optional(),
    }),
  }),
  groupTypeDelete: del('/api/cinder/grouptypes/:id', 'Delete a group type'),
  groupTypeMetadata: get('/api/cinder/grouptypes/:id/metadata', 'Show the specs of a group type', { result: Metadata }),
  groupTypeMetadataUpdate: patch('/api/cinder/grouptypes/:id/metadata', 'Set and remove specs of a group type', {
    body: MetadataChange,
  }),
}
