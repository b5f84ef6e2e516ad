import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { items, Metadata, MetadataChange } from '../items.ts'
import { VolumeText } from './described.ts'

const EncryptionFields = z.object({
  provider: z.string().min(1).max(255),
  control_location: z.enum(['front-end', 'back-end']),
  cipher: z.string().max(255).nullable(),
  /** Bits. */
  key_size: z.number().int().min(1).nullable(),
})

const TypeEncryption = z.object({
  encryption_id: z.string(),
  volume_type_id: z.string(),
  provider: z.string(),
  control_location: z.string(),
  cipher: z.string().nullable(),
  key_size: z.number().nullable(),
})
export type TypeEncryption = z.infer<typeof TypeEncryption>

const VolumeType = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  is_public: z.boolean(),
  /** Members see few of them. */
  extra_specs: z.record(z.string(), z.string().nullable()).default({}),
  created_at: z.string().nullable().default(null),
  'os-extended-snapshot-attributes:project_id': z.string().nullable().default(null),
  qos_specs_id: z.string().nullable().default(null),
  /** Both only in a detailed list; the QoS specs are their name. */
  encryption: TypeEncryption.nullable(),
  associated_qos_spec: z.string().nullable(),
})
export type VolumeType = z.infer<typeof VolumeType>

const TypeName = z.string().trim().min(1).max(255)

export const volumeTypeEndpoints = {
  volumeTypeList: get('/api/cinder/volumetypes/', {
    summary: 'Volume types; detailed, with encryption and QoS specs, for administrators',
    query: z.object({ detailed: z.stringbool().optional() }),
    result: items(VolumeType),
  }),
  volumeTypeCreate: post('/api/cinder/volumetypes/', {
    summary: 'Create a volume type',
    body: z.object({
      name: TypeName,
      description: VolumeText.nullable().default(null),
      is_public: z.boolean().default(true),
    }),
    result: VolumeType,
    location: '/api/cinder/volumetypes/:id/',
  }),
  volumeTypeDefault: get('/api/cinder/volumetypes/default', {
    summary: "The type of a volume that is made without saying one; 404 when there's none",
    result: VolumeType,
  }),
  volumeTypeView: get('/api/cinder/volumetypes/:id/', { summary: 'One volume type', result: VolumeType }),
  volumeTypeUpdate: patch('/api/cinder/volumetypes/:id/', {
    summary: 'Change a volume type',
    body: z.object({
      name: TypeName.optional(),
      description: VolumeText.nullable().optional(),
      is_public: z.boolean().optional(),
    }),
  }),
  volumeTypeDelete: del('/api/cinder/volumetypes/:id/', { summary: 'Delete a volume type that no volume has' }),
  volumeTypeMetadata: get('/api/cinder/volumetypes/:id/metadata', {
    summary: "A volume type's extra specs",
    result: Metadata,
  }),
  volumeTypeMetadataUpdate: patch('/api/cinder/volumetypes/:id/metadata', {
    summary: "Change a volume type's extra specs",
    body: MetadataChange,
  }),
  volumeTypeEncryption: get('/api/cinder/volumetypes/:id/encryption', {
    summary: 'How volumes of a type are encrypted; null when they are not',
    result: z.object({ encryption: TypeEncryption.nullable() }),
  }),
  volumeTypeEncryptionSet: put('/api/cinder/volumetypes/:id/encryption', {
    summary: 'Set up or change how volumes of a type are encrypted',
    body: EncryptionFields,
  }),
  volumeTypeEncryptionDelete: del('/api/cinder/volumetypes/:id/encryption', {
    summary: 'Leave volumes of a type as they are from now on',
  }),
  volumeTypeAccess: get('/api/cinder/volumetypes/:id/access', {
    summary: 'Projects that may use a private type',
    result: z.object({ items: z.array(z.string()) }),
  }),
  volumeTypeAccessUpdate: patch('/api/cinder/volumetypes/:id/access', {
    summary: 'Let projects use a private type, or no longer',
    body: z.object({ added: z.array(z.string()).default([]), removed: z.array(z.string()).default([]) }),
  }),
}
