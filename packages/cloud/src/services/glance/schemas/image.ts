import { CONTAINER_FORMATS, DISK_FORMATS, IMAGE_STATUSES, IMAGE_VISIBILITIES } from '@meridian/wire'

export const UUID_PATTERN = '^([0-9a-fA-F]){8}-([0-9a-fA-F]){4}-([0-9a-fA-F]){4}-([0-9a-fA-F]){4}-([0-9a-fA-F]){12}$'

const text = (description: string, more: object = {}) => ({ type: 'string', description, ...more })
const maybeText = (description: string, more: object = {}) => ({ type: ['null', 'string'], description, ...more })
const readOnly = { readOnly: true }
/** Known custom properties, which not every image has. */
const custom = { is_base: false }

const location = {
  type: 'object',
  properties: {
    url: { type: 'string', maxLength: 255 },
    metadata: { type: 'object' },
    validation_data: {
      description: 'Checksums that the data at this place has to have',
      type: 'object',
      writeOnly: true,
      additionalProperties: false,
      properties: {
        checksum: { type: 'string', minLength: 32, maxLength: 32 },
        os_hash_algo: { type: 'string', maxLength: 64 },
        os_hash_value: { type: 'string', maxLength: 128 },
      },
      required: ['os_hash_algo', 'os_hash_value'],
    },
  },
  required: ['url', 'metadata'],
}

/** GET /v2/schemas/image */
export const imageSchema = {
  name: 'image',
  properties: {
    id: text('What the image is called by in the API', { pattern: UUID_PATTERN }),
    name: maybeText('What people call the image', { maxLength: 255 }),
    status: text('Where the image is in its life', { ...readOnly, enum: IMAGE_STATUSES }),
    visibility: text('Who can see the image', { enum: IMAGE_VISIBILITIES }),
    protected: { type: 'boolean', description: 'Whether deleting the image is refused' },
    os_hidden: { type: 'boolean', description: 'Whether lists leave the image out unless asked for it' },
    checksum: maybeText('MD5 of the data', { ...readOnly, maxLength: 32 }),
    os_hash_algo: maybeText('Algorithm of os_hash_value', { ...readOnly, maxLength: 64 }),
    os_hash_value: maybeText('Hash of the data, in hexadecimal', { ...readOnly, maxLength: 128 }),
    owner: maybeText('Project that the image belongs to', { maxLength: 255 }),
    size: { type: ['null', 'integer'], ...readOnly, description: 'Bytes of data' },
    virtual_size: { type: ['null', 'integer'], ...readOnly, description: 'Bytes of the disk that the data unpacks to' },
    container_format: maybeText('How the disk is wrapped', { enum: [null, ...CONTAINER_FORMATS] }),
    disk_format: maybeText('How the disk is written', { enum: [null, ...DISK_FORMATS] }),
    created_at: text('When the image was registered', readOnly),
    updated_at: text('When the image was last changed', readOnly),
    tags: { type: 'array', description: 'Words to find the image by', items: { type: 'string', maxLength: 255 } },
    direct_url: text('Where the store keeps the data', readOnly),
    min_ram: { type: 'integer', description: 'Memory in MB that a server needs to boot the image' },
    min_disk: { type: 'integer', description: 'Disk in GB that a server needs to boot the image' },
    self: text('Path of the image', readOnly),
    file: text("Path of the image's data", readOnly),
    stores: text('Stores that hold the data, separated by commas', readOnly),
    schema: text('Path of this schema', readOnly),
    locations: { type: 'array', items: location, description: 'Places where stores keep the data' },
    kernel_id: maybeText('Image of the kernel to boot with', { pattern: UUID_PATTERN, ...custom }),
    ramdisk_id: maybeText('Image of the ramdisk to boot with', { pattern: UUID_PATTERN, ...custom }),
    instance_uuid: text('Server that the image was made of', custom),
    architecture: text('Processor architecture of the system', custom),
    os_distro: text('Distribution of the system, as one word', custom),
    os_version: text('Version of the system, as its maker counts', custom),
    description: text('A few words about the image', custom),
    cinder_encryption_key_id: text('Key of volumes made from the image', custom),
    cinder_encryption_key_deletion_policy: text('Whether that key goes when the image does', {
      enum: ['on_image_deletion', 'do_not_delete'],
      ...custom,
    }),
  },
  additionalProperties: { type: 'string' },
  links: [
    { rel: 'self', href: '{self}' },
    { rel: 'enclosure', href: '{file}' },
    { rel: 'describedby', href: '{schema}' },
  ],
}
