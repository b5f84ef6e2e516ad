import { seededUuid } from '../core/ids.ts'
import type { ProjectName } from './company.ts'

export const volumeId = (name: string) => seededUuid('volume', name)
export const volumeTypeId = (name: VolumeTypeName) => seededUuid('volume-type', name)

export const attachmentId = (volume: string) => seededUuid('volume-attachment', volume)

/** The host of all Cinder services. */
export const STORAGE_HOST = 'block-1'

interface SeedVolumeType {
  description: string
  specs: Record<string, string>
  qos?: string
  isEncrypted?: boolean
}

/** From the oldest to the newest. */
export type VolumeTypeName = '__DEFAULT__' | 'standard' | 'fast' | 'shared' | 'encrypted'
export const VOLUME_TYPES: Readonly<Record<VolumeTypeName, SeedVolumeType>> = {
  __DEFAULT__: { description: 'Default Volume Type', specs: {} },
  encrypted: {
    description: 'Disks that cannot be read without their key',
    specs: { volume_backend_name: 'standard' },
    isEncrypted: true,
  },
  shared: {
    description: 'Disks that several servers can attach at once',
    specs: { volume_backend_name: 'standard', multiattach: '<is> True' },
  },
  fast: { description: 'Solid-state disks', specs: { volume_backend_name: 'fast' }, qos: 'fast-iops' },
  standard: { description: 'Ordinary disks', specs: { volume_backend_name: 'standard' } },
}

export const VOLUME_QOS = {
  'fast-iops': { total_iops_sec: '5000', total_bytes_sec: '262144000' },
} as const

export interface SeedVolume {
  name: string
  description?: string
  project: ProjectName
  size: number
  type: VolumeTypeName
  createdAt: string
  /** The image it was created from; makes it bootable. */
  image?: string
  /** Device name in the server. */
  device?: string
  metadata?: Record<string, string>
  /** No backend had enough space for it. */
  isLost?: boolean
}

/** The company's volumes; servers.ts has their attachments. */
export const VOLUMES: readonly SeedVolume[] = [
  {
    name: 'data-1',
    description: 'PostgreSQL data of db-1',
    project: 'demo',
    size: 60,
    type: 'fast',
    createdAt: '2026-03-10T07:58:12Z',
    device: '/dev/vdb',
    metadata: { tier: 'gold', backup: 'nightly' },
  },
  {
    name: 'boot-vol',
    description: 'System disk of db-2',
    project: 'demo',
    size: 20,
    type: 'standard',
    createdAt: '2026-03-10T08:39:40Z',
    image: 'Ubuntu 24.04 LTS',
    device: '/dev/vda',
  },
  {
    name: 'data-2',
    description: 'Reports and exports',
    project: 'demo',
    size: 40,
    type: 'standard',
    createdAt: '2026-03-12T14:20:55Z',
    metadata: { tier: 'silver' },
  },
  { name: 'media', project: 'demo', size: 120, type: 'standard', createdAt: '2026-04-02T09:31:07Z' },
  {
    name: 'archive-2025',
    description: 'Closed books',
    project: 'demo',
    size: 80,
    type: 'encrypted',
    createdAt: '2026-04-15T16:04:30Z',
  },
  {
    name: 'cluster-fs',
    description: 'For whichever servers need it',
    project: 'demo',
    size: 40,
    type: 'shared',
    createdAt: '2026-05-20T10:12:48Z',
  },
  { name: 'scratch', project: 'demo', size: 10, type: 'standard', createdAt: '2026-08-03T08:00:19Z' },
  {
    name: 'render-cache',
    project: 'demo',
    size: 100,
    type: 'fast',
    createdAt: '2026-09-30T06:18:44Z',
    isLost: true,
  },
  { name: 'lab-disk', project: 'alt_demo', size: 5, type: 'standard', createdAt: '2026-06-11T11:11:11Z' },
]

export const SNAPSHOTS = [
  { name: 'data-1-before-upgrade', volume: 'data-1', createdAt: '2026-06-01T05:30:00Z', description: 'PostgreSQL 16' },
  { name: 'boot-vol-clean', volume: 'boot-vol', createdAt: '2026-03-10T08:45:00Z', description: null },
] as const

/** `after` is the parent of an incremental backup. */
export const BACKUPS = [
  { name: 'data-1-full', volume: 'data-1', createdAt: '2026-11-01T02:00:03Z', after: null },
  { name: 'data-1-monday', volume: 'data-1', createdAt: '2026-11-09T02:00:02Z', after: 'data-1-full' },
  { name: 'data-2-full', volume: 'data-2', createdAt: '2026-11-01T02:20:41Z', after: null },
] as const
