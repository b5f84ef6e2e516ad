export interface VolumeType {
  id: string
  name: string
  description: string | null
  is_public: boolean
  'os-volume-type-access:is_public'?: boolean
  /** Cinder hides most of these from members. */
  extra_specs?: Record<string, string | null>
  /** Administrators only. */
  qos_specs_id?: string | null
}

/** Has no envelope; a type without encryption has `{}`. */
export interface VolumeTypeEncryption {
  volume_type_id: string
  encryption_id: string
  provider: string
  control_location: 'front-end' | 'back-end'
  cipher: string | null
  key_size: number | null
  created_at: string
  updated_at: string | null
  deleted_at: null
  deleted: boolean
}

export interface VolumeQos {
  id: string
  name: string
  consumer: 'front-end' | 'back-end' | 'both'
  specs: Record<string, string>
}

export const GROUP_STATUSES = [
  'error',
  'available',
  'creating',
  'deleting',
  'deleted',
  'updating',
  'in-use',
  'error_deleting',
] as const
export type GroupStatus = (typeof GROUP_STATUSES)[number]

export interface VolumeGroup {
  id: string
  name: string | null
  description: string | null
  status: GroupStatus
  availability_zone: string | null
  created_at: string
  /** Ids. */
  group_type: string
  volume_types: string[]
  group_snapshot_id?: string | null
  source_group_id?: string | null
  replication_status?: string
  volumes?: string[]
  project_id?: string
}

export interface VolumeGroupSnapshot {
  id: string
  name: string | null
  description: string | null
  group_id: string
  group_type_id: string
  status: GroupStatus
  created_at: string
  project_id?: string
}

export interface VolumeGroupType {
  id: string
  name: string
  description: string | null
  is_public: boolean
  group_specs?: Record<string, string | null>
}

export interface VolumeService {
  binary: 'cinder-scheduler' | 'cinder-volume' | 'cinder-backup'
  host: string
  zone: string
  status: 'enabled' | 'disabled'
  state: 'up' | 'down'
  updated_at: string
  disabled_reason: string | null
  /** cinder-volume only. */
  replication_status?: string
  active_backend_id?: string | null
  frozen?: boolean
  backend_state?: string
  cluster?: string | null
}

export interface VolumePool {
  name: string
  capabilities?: Record<string, unknown>
}

/** Usage and limit; -1 is unlimited. */
export interface VolumeQuotaUsage {
  limit: number
  in_use: number
  reserved: number
}
