import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { items, Metadata, MetadataChange, several } from '../items.ts'
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
  /** Cinder hides most of these from members. */
  extra_specs: z.record(z.string(), z.string().nullable()).default({}),
  created_at: z.string().nullable().default(null),
  'os-extended-snapshot-attributes:project_id': z.string().nullable().default(null),
  qos_specs_id: z.string().nullable().default(null),
  /** Both only in a detailed list; `qos_specs` is the name of the QoS specs. */
  encryption: TypeEncryption.nullable(),
  associated_qos_spec: z.string().nullable(),
})
export type VolumeType = z.infer<typeof VolumeType>

const TypeName = z.string().trim().min(1).max(255)

export const volumeTypeEndpoints = {
  volumeTypeList: get(
    '/api/cinder/volumetypes/',
    'List volume types; with `detailed` their encryption and QoS specs, administrators only',
    { query: z.object({ detailed: z.stringbool().optional() }), result: items(VolumeType) },
  ),
  volumeTypeCreate: post('/api/cinder/volumetypes/', 'Create a volume type', {
    body: z.object({
      name: TypeName,
      description: VolumeText.nullable().default(null),
      is_public: z.boolean().default(true),
    }),
    result: VolumeType,
    location: '/api/cinder/volumetypes/:id/',
  }),
  volumeTypeDefault: get('/api/cinder/volumetypes/default', 'Show the default volume type; 404 if there is none', {
    result: VolumeType,
  }),
  volumeTypeView: get('/api/cinder/volumetypes/:id/', 'Show a volume type', { result: VolumeType }),
  volumeTypeUpdate: patch('/api/cinder/volumetypes/:id/', 'Change a volume type', {
    body: z.object({
      name: TypeName.optional(),
      description: VolumeText.nullable().optional(),
      is_public: z.boolean().optional(),
    }),
  }),
  volumeTypeDelete: del('/api/cinder/volumetypes/:id/', 'Delete a volume type that no volume uses'),
  volumeTypeMetadata: get('/api/cinder/volumetypes/:id/metadata', 'Show the extra specs of a volume type', {
    result: Metadata,
  }),
  volumeTypeMetadataUpdate: patch(
    '/api/cinder/volumetypes/:id/metadata',
    'Set and remove extra specs of a volume type',
    { body: MetadataChange },
  ),
  volumeTypeEncryption: get(
    '/api/cinder/volumetypes/:id/encryption',
    'Show the encryption of a volume type; null if there is none',
    { result: z.object({ encryption: TypeEncryption.nullable() }) },
  ),
  volumeTypeEncryptionSet: put(
    '/api/cinder/volumetypes/:id/encryption',
    'Create or change the encryption of a volume type',
    { body: EncryptionFields },
  ),
  volumeTypeEncryptionDelete: del('/api/cinder/volumetypes/:id/encryption', 'Remove the encryption of a volume type'),
  volumeTypeAccess: get('/api/cinder/volumetypes/:id/access', 'List projects with access to a private volume type', {
    result: z.object({ items: z.array(z.string()) }),
  }),
  volumeTypeAccessUpdate: patch(
    '/api/cinder/volumetypes/:id/access',
    'Add and remove projects with access to a private volume type',
    { body: z.object({ added: several(z.string()).default([]), removed: several(z.string()).default([]) }) },
  ),
}
