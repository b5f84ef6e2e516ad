import type { PowerState, ServerFault, TaskState, VmState } from '@meridian/wire'

/** The flavor at the time of the build or resize. */
export interface FlavorCopy {
  id: string
  name: string
  vcpus: number
  ram: number
  disk: number
  ephemeral: number
  swap: number
  extra_specs: Record<string, string>
}

/** The image's values that images of the server inherit. */
export interface ImageCopy {
  disk_format: string
  container_format: string
  min_disk: number
  min_ram: number
  properties: Record<string, string>
}

/** A port as last read from Neutron. */
export interface Vif {
  port_id: string
  net_id: string
  /** The network's name, under which the addresses are listed. */
  label: string
  mac: string
  ips: { address: string; subnet_id: string; floating: string[] }[]
  security_groups: string[]
  tag: string | null
  /** Created by Nova and removed with the server. */
  isOwn: boolean
}

export interface BlockDevice {
  id: string
  source_type: 'blank' | 'image' | 'snapshot' | 'volume'
  destination_type: 'local' | 'volume'
  /** The source image or snapshot. */
  source_id: string | null
  /** Null before the volume exists, and for local disks. */
  volume_id: string | null
  attachment_id: string | null
  volume_size: number | null
  volume_type: string | null
  /** 0 is the boot device; -1 is never booted from. */
  boot_index: number
  device_name: string | null
  disk_bus: string | null
  device_type: string | null
  guest_format: string | null
  tag: string | null
  delete_on_termination: boolean
}

/** Values to restore after a resize, rescue or shelve. */
export interface ServerBefore {
  vm_state: VmState
  flavor?: FlavorCopy
  host?: string | null
  node?: string | null
}

export interface ServerRow {
  id: string
  /** Sequence number, from which the hypervisor's name is derived. */
  number: number
  name: string
  description: string | null
  hostname: string
  project_id: string
  user_id: string
  vm_state: VmState
  task_state: TaskState | null
  /** The instance action of the current task. */
  busy_with: string | null
  power_state: PowerState
  progress: number
  fault: ServerFault | null
  created_at: string
  updated_at: string
  launched_at: string | null
  terminated_at: string | null
  deleted: boolean
  /** Empty if it boots from a volume. */
  image_ref: string
  image: ImageCopy
  flavor: FlavorCopy
  /** GiB on the host's disk. */
  local_gb: number
  before: ServerBefore | null
  host: string | null
  node: string | null
  /** The requested zone, or the host's. */
  availability_zone: string | null
  /** Whether the zone was requested; the server then stays in it. */
  isZonePinned: boolean
  key_name: string | null
  config_drive: 'True' | ''
  access_ip_v4: string
  access_ip_v6: string
  auto_disk_config: boolean
  user_data: string | null
  metadata: Record<string, string>
  tags: string[]
  trusted_image_certificates: string[] | null
  locked_by: 'owner' | 'admin' | null
  locked_reason: string | null
  reservation_id: string
  launch_index: number
  root_device_name: string | null
  server_group: string | null
  scheduler_hints: Record<string, unknown>
  vifs: Vif[]
  devices: BlockDevice[]
  /** The password that the guest encrypted with the key pair. */
  password: string
  /** The image of its disk while it is shelved. */
  shelved_image: string | null
}

/** GiB of a server on its host's disk; swap is in MiB. */
export const localGb = (flavor: { disk: number; ephemeral: number; swap: number }, isVolumeBacked: boolean) =>
  (isVolumeBacked ? 0 : flavor.disk) + flavor.ephemeral + Math.ceil(flavor.swap / 1024)
