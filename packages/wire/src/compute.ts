/** Statuses as the API shows them: https://docs.openstack.org/nova/latest/reference/vm-states.html */
export const SERVER_STATUSES = [
  'ACTIVE',
  'BUILD',
  'DELETED',
  'ERROR',
  'HARD_REBOOT',
  'MIGRATING',
  'PASSWORD',
  'PAUSED',
  'REBOOT',
  'REBUILD',
  'RESCUE',
  'RESIZE',
  'REVERT_RESIZE',
  'SHELVED',
  'SHELVED_OFFLOADED',
  'SHUTOFF',
  'SOFT_DELETED',
  'SUSPENDED',
  'UNKNOWN',
  'VERIFY_RESIZE',
] as const
export type ServerStatus = (typeof SERVER_STATUSES)[number]

export const VM_STATES = [
  'active',
  'building',
  'paused',
  'suspended',
  'stopped',
  'rescued',
  'resized',
  'soft-delete',
  'deleted',
  'error',
  'shelved',
  'shelved_offloaded',
] as const
export type VmState = (typeof VM_STATES)[number]

export const TASK_STATES = [
  'scheduling',
  'block_device_mapping',
  'networking',
  'spawning',
  'image_snapshot',
  'image_snapshot_pending',
  'image_pending_upload',
  'image_uploading',
  'image_backup',
  'updating_password',
  'resize_prep',
  'resize_migrating',
  'resize_migrated',
  'resize_finish',
  'resize_reverting',
  'resize_confirming',
  'rebooting',
  'reboot_pending',
  'reboot_started',
  'rebooting_hard',
  'reboot_pending_hard',
  'reboot_started_hard',
  'pausing',
  'unpausing',
  'suspending',
  'resuming',
  'powering-off',
  'powering-on',
  'rescuing',
  'unrescuing',
  'rebuilding',
  'rebuild_block_device_mapping',
  'rebuild_spawning',
  'migrating',
  'deleting',
  'soft-deleting',
  'restoring',
  'shelving',
  'shelving_image_pending_upload',
  'shelving_image_uploading',
  'shelving_offloading',
  'unshelving',
] as const
export type TaskState = (typeof TASK_STATES)[number]

/** Running, paused, shut down, crashed, suspended; 0 is unknown. */
export type PowerState = 0 | 1 | 3 | 4 | 6 | 7

export interface Link {
  rel: string
  href: string
}

export interface ServerAddress {
  version: 4 | 6
  addr: string
  /** Missing, as the MAC address, from `…/ips` and from responses of older versions to a change. */
  'OS-EXT-IPS:type'?: 'fixed' | 'floating'
  'OS-EXT-IPS-MAC:mac_addr'?: string
}

/** A server's flavor until 2.46: id and link. */
export interface FlavorReference {
  id: string
  links: Link[]
}

/** A server's flavor since 2.47: a copy of the flavor at the time of creation. */
export interface EmbeddedFlavor {
  vcpus: number
  ram: number
  disk: number
  ephemeral: number
  swap: number
  original_name: string
  /** Only for users with the policy to see them. */
  extra_specs?: Record<string, string>
}

export interface ServerFault {
  code: number
  created: string
  message: string
  /** Administrators only. */
  details?: string
}

/** An item of GET /servers. */
export interface ServerSummary {
  id: string
  name: string
  links: Link[]
}

/** An item of GET /servers/detail; comments name the first microversion. */
export interface Server extends ServerSummary {
  status: ServerStatus
  tenant_id: string
  user_id: string
  metadata: Record<string, string>
  /** Empty until Nova schedules the server to a host. */
  hostId: string
  /** An empty string if the server boots from a volume. */
  image: { id: string; links: Link[] } | ''
  flavor: FlavorReference | EmbeddedFlavor
  created: string
  updated: string
  addresses: Record<string, ServerAddress[]>
  accessIPv4: string
  accessIPv6: string
  'OS-DCF:diskConfig': 'AUTO' | 'MANUAL'
  /** Only in ERROR and DELETED, and only if Nova recorded one. */
  fault?: ServerFault
  /** Only in some states. */
  progress?: number
  'OS-EXT-AZ:availability_zone'?: string
  config_drive?: 'True' | ''
  key_name?: string | null
  'OS-SRV-USG:launched_at'?: string | null
  'OS-SRV-USG:terminated_at'?: string | null
  /** Missing if no port has a security group. */
  security_groups?: { name: string }[]
  'OS-EXT-STS:task_state'?: TaskState | null
  'OS-EXT-STS:vm_state'?: VmState
  'OS-EXT-STS:power_state'?: PowerState
  'os-extended-volumes:volumes_attached'?: { id: string; /** 2.3 */ delete_on_termination?: boolean }[]
  /** Administrators only, as the next seven. */
  'OS-EXT-SRV-ATTR:host'?: string | null
  'OS-EXT-SRV-ATTR:instance_name'?: string
  'OS-EXT-SRV-ATTR:hypervisor_hostname'?: string | null
  /** 2.3, as the next five. */
  'OS-EXT-SRV-ATTR:reservation_id'?: string
  'OS-EXT-SRV-ATTR:launch_index'?: number
  'OS-EXT-SRV-ATTR:kernel_id'?: string
  'OS-EXT-SRV-ATTR:ramdisk_id'?: string
  'OS-EXT-SRV-ATTR:root_device_name'?: string | null
  'OS-EXT-SRV-ATTR:user_data'?: string | null
  /** 2.3 for administrators, 2.90 for everybody. */
  'OS-EXT-SRV-ATTR:hostname'?: string
  /** 2.9 */
  locked?: boolean
  /** 2.16, administrators only. */
  host_status?: 'UP' | 'DOWN' | 'UNKNOWN' | 'MAINTENANCE' | ''
  /** 2.19 */
  description?: string | null
  /** 2.26 */
  tags?: string[]
  /** 2.63 */
  trusted_image_certificates?: string[] | null
  /** 2.71, not in lists. */
  server_groups?: string[]
  /** 2.73 */
  locked_reason?: string | null
}

/** An item of GET /servers/:id/os-instance-actions. */
export interface InstanceAction {
  action: string
  instance_uuid: string
  request_id: string
  user_id: string | null
  project_id: string | null
  start_time: string
  message: string | null
  /** 2.58 */
  updated_at?: string | null
  /** Only in the details of one action. */
  events?: InstanceActionEvent[]
}

export interface InstanceActionEvent {
  event: string
  start_time: string
  finish_time: string | null
  result: string | null
  /** Administrators only. */
  traceback?: string | null
  /** 2.62 */
  hostId?: string
  /** 2.62, administrators only. */
  host?: string | null
  /** 2.84, administrators only. */
  details?: string | null
}

/** An item of GET /servers/:id/os-interface. */
export interface InterfaceAttachment {
  port_id: string
  net_id: string
  mac_addr: string
  port_state: string
  fixed_ips: { subnet_id: string; ip_address: string }[]
  /** 2.70 */
  tag?: string | null
}

/** An item of GET /servers/:id/os-volume_attachments. */
export interface VolumeAttachment {
  serverId: string
  volumeId: string
  device: string | null
  /** Until 2.88 */
  id?: string
  /** 2.70 */
  tag?: string | null
  /** 2.79 */
  delete_on_termination?: boolean
  /** 2.89 */
  attachment_id?: string | null
  /** 2.89 */
  bdm_uuid?: string
}
