/** In Cinder's order. */
export const VOLUME_STATUSES = [
  'creating',
  'available',
  'deleting',
  'error',
  'error_deleting',
  'error_managing',
  'managing',
  'attaching',
  'in-use',
  'detaching',
  'maintenance',
  'restoring-backup',
  'error_restoring',
  'reserved',
  'awaiting-transfer',
  'backing-up',
  'error_backing-up',
  'error_extending',
  'downloading',
  'uploading',
  'retyping',
  'extending',
] as const
export type VolumeStatus = (typeof VOLUME_STATUSES)[number] | 'reverting'

export const SNAPSHOT_STATUSES = [
  'error',
  'available',
  'creating',
  'deleting',
  'deleted',
  'updating',
  'error_deleting',
  'unmanaging',
  'backing-up',
  'restoring',
] as const
export type SnapshotStatus = (typeof SNAPSHOT_STATUSES)[number]

export type BackupStatus = 'error' | 'error_deleting' | 'creating' | 'available' | 'deleting' | 'deleted' | 'restoring'

export type AttachmentStatus = 'reserved' | 'attaching' | 'attached'

export interface VolumeLink {
  rel: string
  href: string
}

/** An attachment in the details of a volume. */
export interface AttachedTo {
  /** The volume's id again. */
  id: string
  attachment_id: string
  volume_id: string
  server_id: string | null
  /** Administrators only. */
  host_name: string | null
  device: string | null
  attached_at: string | null
}

/** `volumes/detail` and `volumes/ID`; keys of newer microversions are optional. Times are UTC without a Z. */
export interface Volume {
  id: string
  name: string | null
  description: string | null
  status: VolumeStatus
  /** Gigabytes. */
  size: number
  availability_zone: string | null
  created_at: string
  updated_at: string | null
  /** The type's name. */
  volume_type: string | null
  snapshot_id: string | null
  source_volid: string | null
  metadata: Record<string, string>
  links: VolumeLink[]
  user_id: string
  bootable: 'true' | 'false'
  encrypted: boolean
  replication_status: string | null
  consistencygroup_id: string | null
  multiattach: boolean
  attachments: AttachedTo[]
  volume_image_metadata?: Record<string, string>
  'os-vol-tenant-attr:tenant_id'?: string
  'os-vol-host-attr:host'?: string | null
  'os-vol-mig-status-attr:migstat'?: string | null
  'os-vol-mig-status-attr:name_id'?: string | null
  migration_status?: string | null
  /** From 3.13. */
  group_id?: string | null
  /** From 3.48. */
  shared_targets?: boolean | null
  service_uuid?: string | null
  /** From 3.61, administrators only. */
  cluster_name?: string | null
  provider_id?: string | null
  /** From 3.63. */
  volume_type_id?: string | null
  /** From 3.64, on encrypted volumes. */
  encryption_key_id?: string
  /** From 3.65. */
  consumes_quota?: boolean
}

export interface VolumeSnapshot {
  id: string
  name: string | null
  description: string | null
  volume_id: string
  status: SnapshotStatus
  size: number
  metadata: Record<string, string>
  created_at: string
  updated_at: string | null
  'os-extended-snapshot-attributes:project_id'?: string
  'os-extended-snapshot-attributes:progress'?: string
  /** From 3.14. */
  group_snapshot_id?: string | null
  /** From 3.41. */
  user_id?: string
  /** From 3.65. */
  consumes_quota?: boolean
}

export interface VolumeBackup {
  id: string
  name: string | null
  description: string | null
  status: BackupStatus
  size: number
  object_count: number
  availability_zone: string | null
  container: string | null
  created_at: string
  updated_at: string | null
  fail_reason: string | null
  volume_id: string
  links: VolumeLink[]
  is_incremental: boolean
  has_dependent_backups: boolean
  snapshot_id: string | null
  data_timestamp: string | null
  /** From 3.43. */
  metadata?: Record<string, string>
  /** From 3.18 and 3.56, administrators only. */
  'os-backup-project-attr:project_id'?: string
  user_id?: string
}

/** The response of a creation also has `auth_key`, only once. */
export interface VolumeTransfer {
  id: string
  name: string | null
  volume_id: string
  created_at: string
  links: VolumeLink[]
  auth_key?: string
  no_snapshots?: boolean
  source_project_id?: string | null
  destination_project_id?: string | null
  accepted?: boolean
}

/** An item of the attachments API. */
export interface VolumeAttachmentRecord {
  id: string
  volume_id: string
  instance: string | null
  status: AttachmentStatus
  attach_mode: string
  /** Empty if it has not happened. */
  attached_at: string
  detached_at: string
  connection_info: Record<string, unknown>
}

/** A user message about a failed operation. */
export interface VolumeMessage {
  id: string
  event_id: string
  user_message: string
  message_level: string
  created_at: string
  guaranteed_until: string
  request_id: string
  resource_type: string
  resource_uuid: string
  links: VolumeLink[]
}
