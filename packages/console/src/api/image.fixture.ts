import type { Image } from '@meridian/contract'

export const imageOf = (more: Partial<Image>): Image => ({
  id: 'i1',
  name: 'cirros',
  status: 'active',
  visibility: 'private',
  is_public: false,
  protected: false,
  owner: 'p',
  size: 1536,
  disk_format: 'qcow2',
  container_format: 'bare',
  min_disk: 0,
  min_ram: 0,
  architecture: null,
  checksum: null,
  member_status: null,
  created_at: '',
  updated_at: '',
  properties: {},
  ...more,
})
