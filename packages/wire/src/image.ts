/** https://docs.openstack.org/glance/latest/user/statuses.html, plus two that only old rows have. */
export const IMAGE_STATUSES = [
  'queued',
  'saving',
  'uploading',
  'importing',
  'active',
  'killed',
  'deleted',
  'pending_delete',
  'deactivated',
] as const
export type ImageStatus = (typeof IMAGE_STATUSES)[number]

export const IMAGE_VISIBILITIES = ['public', 'private', 'shared', 'community'] as const
export type ImageVisibility = (typeof IMAGE_VISIBILITIES)[number]

export const DISK_FORMATS = ['ami', 'ari', 'aki', 'vhd', 'vhdx', 'vmdk', 'raw', 'qcow2', 'vdi', 'ploop', 'iso'] as const
export const CONTAINER_FORMATS = ['ami', 'ari', 'aki', 'bare', 'ovf', 'ova', 'docker', 'compressed'] as const

/** An image as Glance v2 sends it: no envelope, and custom properties are keys beside the others. */
export interface Image {
  id: string
  name: string | null
  status: ImageStatus
  visibility: ImageVisibility
  protected: boolean
  os_hidden: boolean
  owner: string | null
  size: number | null
  virtual_size: number | null
  disk_format: string | null
  container_format: string | null
  min_disk: number
  min_ram: number
  checksum: string | null
  os_hash_algo: string | null
  os_hash_value: string | null
  tags: string[]
  created_at: string
  updated_at: string
  self: string
  file: string
  schema: string
  /** Custom properties (strings) and the rarer fields `stores`, `locations`, `direct_url`. */
  [property: string]: unknown
}

export interface ImageList {
  images: Image[]
  first: string
  /** A path without a host; missing on the last page. */
  next?: string
  schema: string
}

/** A project that an image is shared with. */
export interface ImageMember {
  member_id: string
  image_id: string
  status: 'pending' | 'accepted' | 'rejected'
  created_at: string
  updated_at: string
  schema: string
}
