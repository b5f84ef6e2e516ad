import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { Metadata, MetadataChange, page, PageQuery, withGaps } from '../items.ts'
import { sized, TextChange, VolumeText } from './described.ts'
import { VolumeTransfer } from './transfers.ts'

/** Gigabytes. */
export const VolumeSize = z.number().int().min(1)

const Attachment = z.object({
  server_id: z.string().nullable(),
  attachment_id: z.string(),
  volume_id: z.string(),
  device: z.string().nullable(),
  attached_at: z.string().nullable(),
  /** Administrators only. */
  host_name: z.string().nullable(),
  /** Only in the details of one volume, and only if Nova responds. */
  instance_name: z.string().optional(),
})

export const Volume = z.object({
  ...sized,
  volume_type: z.string().nullable(),
  availability_zone: z.string().nullable(),
  /** The image that the volume was created from. */
  imageRef: z.string().nullable(),
  bootable: z.enum(['true', 'false']),
  snapshot_id: z.string().nullable(),
  source_volid: z.string().nullable(),
  attachments: z.array(Attachment),
  /** Only in a list of all projects. */
  tenant_name: z.string().nullable(),
  user_id: z.string(),
  group_id: z.string().nullable().default(null),
  consistencygroup_id: z.string().nullable().default(null),
  'os-vol-host-attr:host': z.string().nullable().default(null),
  'os-vol-tenant-attr:tenant_id': z.string().nullable().default(null),
  'os-vol-mig-status-attr:migstat': z.string().nullable().default(null),
  metadata: Metadata,
  volume_image_metadata: z.record(z.string(), z.unknown()).default({}),
  encrypted: z.boolean(),
  multiattach: z.boolean(),
  replication_status: z.string().nullable(),
  /** The transfer that offers the volume to another project. */
  transfer: VolumeTransfer.nullable(),
})
export type Volume = z.infer<typeof Volume>

/** Paging, plus any Cinder filter by its own name (`status`, `bootable` …). */
export const VolumeQuery = PageQuery.extend({ all_projects: z.stringbool().optional() }).catchall(z.string())
export type VolumeQuery = z.input<typeof VolumeQuery>

/** Cinder chooses the value of what is null or missing; the size of a source is the default of a null size. */
const VolumeCreate = z.object({
  size: VolumeSize.nullable(),
  name: VolumeText.nullable().default(null),
  description: VolumeText.nullable().default(null),
  volume_type: z.string().nullable().default(null),
  snapshot_id: z.string().nullable().default(null),
  metadata: Metadata.nullable().default(null),
  image_id: z.string().nullable().default(null),
  availability_zone: z.string().nullable().default(null),
  source_volid: z.string().nullable().default(null),
  group_id: z.string().nullable().optional(),
})
export type VolumeCreate = z.infer<typeof VolumeCreate>

const Encryption = z.object({
  encryption_key_id: z.string().nullable().default(null),
  provider: z.string().nullable().default(null),
  control_location: z.string().nullable().default(null),
  cipher: z.string().nullable().default(null),
  key_size: z.number().nullable().default(null),
})

export const volumeEndpoints = {
  volumeList: get('/api/cinder/volumes/', 'List volumes of the project or of all projects', {
    query: VolumeQuery,
    result: page(Volume),
  }),
  volumeCreate: post('/api/cinder/volumes/', 'Create a volume: empty, or from an image, a snapshot or another volume', {
    body: VolumeCreate,
    result: Volume,
    location: '/api/cinder/volumes/:id',
  }),
  volumeView: get('/api/cinder/volumes/:id', 'Show a volume with the names of the servers it is attached to', {
    result: Volume.extend(withGaps),
  }),
  volumeUpdate: patch('/api/cinder/volumes/:id', "Change a volume's name, description or bootable flag", {
    body: TextChange.extend({ bootable: z.boolean().optional() }),
  }),
  volumeDelete: del('/api/cinder/volumes/:id', 'Delete a volume'),
  volumeMetadata: get('/api/cinder/volumes/:id/metadata', "Show a volume's metadata", { result: Metadata }),
  volumeMetadataUpdate: patch('/api/cinder/volumes/:id/metadata', "Set and remove keys of a volume's metadata", {
    body: MetadataChange,
  }),
  volumeImageMetadata: get(
    '/api/cinder/volumes/:id/image-metadata',
    'Show the properties of the image that the volume was made from, or has since',
    { result: Metadata },
  ),
  volumeImageMetadataUpdate: patch(
    '/api/cinder/volumes/:id/image-metadata',
    "Set and remove properties of a volume's image",
    { body: MetadataChange },
  ),
  volumeEncryption: get(
    '/api/cinder/volumes/:id/encryption',
    "Show a volume's encryption; all fields are null if it is not encrypted",
    { result: Encryption },
  ),
}
