import type { ImageVisibility } from '@meridian/wire'
import type { SparseData } from '../core/blobs/receive.ts'
import { seededUuid } from '../core/ids.ts'
import type { ImageRow } from '../services/glance/images/store.ts'
import { projectId, userId } from './company.ts'
import type { ProjectName } from './company.ts'
import { imageBytes } from './image-bytes.ts'
import { IMAGE_HASHES } from './image-hashes.ts'

const MIB = 1024 ** 2

/** The rest of an image is zeros, which take no room on the disk. */
const HEAD_KIB = 4

interface SeedImage {
  name: string
  owner: ProjectName
  visibility: ImageVisibility
  createdAt: string
  diskFormat?: string
  minDisk?: number
  minRam?: number
  /** Virtual size of the disk; images without it have no data yet. */
  virtualGib?: number
  /** Size of the image data. */
  mib?: number
  isProtected?: boolean
  tags?: string[]
  properties?: Record<string, string>
}

const linux = (distro: string, version: string, extra: Record<string, string> = {}) => ({
  os_type: 'linux',
  os_distro: distro,
  os_version: version,
  architecture: 'x86_64',
  hw_disk_bus: 'virtio',
  hw_vif_model: 'virtio',
  ...extra,
})

const snapshotOf = (server: string) => ({
  image_type: 'snapshot',
  instance_uuid: seededUuid('server', server),
  base_image_ref: seededUuid('image', 'Ubuntu 24.04 LTS'),
  user_id: userId('demo'),
  owner_project_name: 'demo',
})

/** The cloud's public images and a small company's own. */
const IMAGES: readonly SeedImage[] = [
  {
    name: 'Ubuntu 24.04 LTS',
    owner: 'admin',
    visibility: 'public',
    createdAt: '2026-03-02T08:15:04Z',
    minDisk: 5,
    minRam: 1024,
    virtualGib: 4,
    mib: 592,
    isProtected: true,
    tags: ['lts'],
    properties: linux('ubuntu', '24.04', { hw_qemu_guest_agent: 'yes' }),
  },
  {
    name: 'Ubuntu 22.04 LTS',
    owner: 'admin',
    visibility: 'public',
    createdAt: '2026-01-12T08:10:31Z',
    minDisk: 5,
    minRam: 1024,
    virtualGib: 3,
    mib: 664,
    tags: ['lts'],
    properties: linux('ubuntu', '22.04', { hw_qemu_guest_agent: 'yes' }),
  },
  {
    name: 'Debian 12',
    owner: 'admin',
    visibility: 'public',
    createdAt: '2026-02-09T09:42:57Z',
    minDisk: 3,
    minRam: 512,
    virtualGib: 3,
    mib: 426,
    properties: linux('debian', '12'),
  },
  {
    name: 'Fedora 42',
    owner: 'admin',
    visibility: 'public',
    createdAt: '2026-04-21T07:30:12Z',
    minDisk: 5,
    minRam: 1024,
    virtualGib: 5,
    mib: 509,
    properties: linux('fedora', '42', { hw_firmware_type: 'uefi' }),
  },
  {
    name: 'Rocky Linux 9',
    owner: 'admin',
    visibility: 'public',
    createdAt: '2026-02-17T10:05:48Z',
    minDisk: 10,
    minRam: 1024,
    virtualGib: 10,
    mib: 619,
    properties: linux('rocky', '9.5'),
  },
  {
    name: 'CirrOS 0.6',
    owner: 'admin',
    visibility: 'public',
    createdAt: '2025-11-03T06:00:00Z',
    minDisk: 1,
    minRam: 128,
    virtualGib: 1,
    mib: 21,
    tags: ['test'],
    properties: linux('cirros', '0.6.3'),
  },
  {
    name: 'Windows Server 2025',
    owner: 'admin',
    visibility: 'public',
    createdAt: '2026-05-06T13:20:44Z',
    minDisk: 40,
    minRam: 4096,
    virtualGib: 40,
    mib: 6284,
    isProtected: true,
    properties: {
      os_type: 'windows',
      os_distro: 'windows',
      os_version: '2025',
      architecture: 'x86_64',
      os_license_required: 'true',
      hw_firmware_type: 'uefi',
    },
  },
  {
    name: 'golden-web-base',
    owner: 'demo',
    visibility: 'private',
    createdAt: '2026-05-19T15:01:22Z',
    minDisk: 10,
    minRam: 2048,
    virtualGib: 10,
    mib: 1187,
    isProtected: true,
    tags: ['golden', 'web'],
    properties: linux('ubuntu', '24.04', { description: 'Hardened base of all web servers', build: '2026.05' }),
  },
  {
    name: 'db-1 before upgrade',
    owner: 'demo',
    visibility: 'private',
    createdAt: '2026-06-02T21:47:09Z',
    minDisk: 20,
    minRam: 0,
    virtualGib: 20,
    mib: 2873,
    properties: linux('ubuntu', '24.04', snapshotOf('db-1')),
  },
  {
    name: 'rescue-tools',
    owner: 'demo',
    visibility: 'shared',
    createdAt: '2026-04-08T11:25:36Z',
    diskFormat: 'iso',
    minDisk: 1,
    minRam: 512,
    virtualGib: 1,
    mib: 248,
    tags: ['rescue'],
    properties: linux('debian', '12', { description: 'Boot disk with disk and network tools' }),
  },
  {
    name: 'legacy-erp',
    owner: 'demo',
    visibility: 'private',
    createdAt: '2025-09-15T16:33:18Z',
    diskFormat: 'vmdk',
    minDisk: 60,
    minRam: 8192,
    virtualGib: 60,
    mib: 9412,
    properties: {
      os_type: 'linux',
      os_distro: 'centos',
      os_version: '7',
      architecture: 'x86_64',
      vmware_disktype: 'streamOptimized',
    },
  },
  {
    name: 'nightly-build',
    owner: 'demo',
    visibility: 'private',
    createdAt: '2026-06-10T03:00:00Z',
    minDisk: 0,
    minRam: 0,
    tags: ['ci'],
  },
  {
    name: 'Alpine 3.22 (community)',
    owner: 'alt_demo',
    visibility: 'community',
    createdAt: '2026-06-01T12:12:12Z',
    minDisk: 1,
    minRam: 256,
    virtualGib: 1,
    mib: 108,
    properties: linux('alpine', '3.22'),
  },
  {
    name: 'amphora-haproxy',
    owner: 'service',
    visibility: 'private',
    createdAt: '2026-01-30T05:45:10Z',
    minDisk: 2,
    minRam: 1024,
    virtualGib: 2,
    mib: 344,
    tags: ['amphora'],
    properties: linux('ubuntu', '22.04', { description: 'What load balancers run on' }),
  },
  {
    name: 'analytics-notebook',
    owner: 'alt_demo',
    visibility: 'shared',
    createdAt: '2026-03-27T14:50:55Z',
    minDisk: 20,
    minRam: 4096,
    virtualGib: 20,
    mib: 3318,
    tags: ['data'],
    properties: linux('ubuntu', '22.04', { description: 'Python and notebooks for the data team' }),
  },
]

/** Shared images and the projects that accepted them. */
export const SHARES: readonly Share[] = [
  { image: 'analytics-notebook', with: 'demo', status: 'accepted', at: '2026-03-28T08:00:00Z' },
  { image: 'rescue-tools', with: 'alt_demo', status: 'pending', at: '2026-04-08T11:30:00Z' },
]

interface Share {
  image: string
  with: ProjectName
  status: 'accepted' | 'pending'
  at: string
}

export const imageId = (name: string) => seededUuid('image', name)

type ImageWithData = ImageRow & { data: SparseData | null }

export const images = (): ImageWithData[] => IMAGES.map(toRow)

function toRow(image: SeedImage): ImageWithData {
  const { name, diskFormat = 'qcow2', virtualGib, mib = 1 } = image
  const hashes = IMAGE_HASHES[name]
  return {
    id: imageId(name),
    name,
    status: virtualGib === undefined ? 'queued' : 'active',
    visibility: image.visibility,
    protected: image.isProtected ?? false,
    os_hidden: false,
    owner: projectId(image.owner),
    size: null,
    virtual_size: null,
    disk_format: diskFormat,
    container_format: 'bare',
    min_disk: image.minDisk ?? 0,
    min_ram: image.minRam ?? 0,
    checksum: null,
    os_hash_algo: null,
    os_hash_value: null,
    tags: image.tags ?? [],
    created_at: image.createdAt,
    updated_at: image.createdAt,
    properties: image.properties ?? {},
    data:
      virtualGib === undefined || !hashes
        ? null
        : { head: imageBytes(name, diskFormat, virtualGib, HEAD_KIB), size: mib * MIB, ...hashes },
  }
}
