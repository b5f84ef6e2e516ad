import type { DiskConfig } from '@meridian/contract'
import type * as z from 'zod'
import type { Entry } from '../metadata/metadata-entries.ts'

/** The kinds of sources of an instance. */
export const SOURCE_TYPES = ['image', 'snapshot', 'volume', 'volume_snapshot'] as const
export type SourceType = (typeof SOURCE_TYPES)[number]

/** Images and instance snapshots are images of Glance; the other two are Cinder's. */
export const isImageSource = (type: SourceType): boolean => type === 'image' || type === 'snapshot'

/**
 * The values of the wizard, with ids of items. null means not chosen yet: choice.ts then computes the preselection, so
 * that it works even if the data is loaded late.
 */
export interface LaunchForm {
  name: string
  description: string
  availability_zone: string | null
  instance_count: number | null
  source_type: SourceType
  source: readonly string[]
  vol_create: boolean
  vol_size: number | null
  vol_delete_on_instance_delete: boolean
  vol_device_name: string
  flavor: readonly string[]
  networks: readonly string[] | null
  ports: readonly string[]
  security_groups: readonly string[] | null
  key_pair: readonly string[] | null
  user_data: string
  disk_config: z.infer<typeof DiskConfig>
  config_drive: boolean
  admin_pass: string
  confirm_admin_pass: string
  server_groups: readonly string[]
  scheduler_hints: readonly Entry[]
  meta: readonly Entry[]
}

export const DEFAULT_DEVICE = 'vda'

export const blankLaunch: LaunchForm = {
  name: '',
  description: '',
  availability_zone: null,
  instance_count: 1,
  source_type: 'image',
  source: [],
  vol_create: false,
  vol_size: 1,
  vol_delete_on_instance_delete: false,
  vol_device_name: DEFAULT_DEVICE,
  flavor: [],
  networks: null,
  ports: [],
  security_groups: null,
  key_pair: null,
  user_data: '',
  disk_config: 'AUTO',
  config_drive: false,
  admin_pass: '',
  confirm_admin_pass: '',
  server_groups: [],
  scheduler_hints: [],
  meta: [],
}
