import type { PowerState, ServerFault, TaskState, VmState } from '@meridian/wire'

/** The flavor as it was when the server was built or resized. */
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

/** What Nova remembers of the image: enough to make one of the server again. */
export interface ImageCopy {
  disk_format: string
  container_format: string
  min_disk: number
  min_ram: number
  properties: Record<string, string>
}

/** A port as Nova last saw it. */
export interface Vif {
  port_id: string
  net_id: string
  /** The network's name, which the server's addresses are listed under. */
  label: string
  mac: string
  ips: { address: string; subnet_id: string; floating: string[] }[]
  security_groups: string[]
  tag: string | null
  /** Made by Nova, so removed with the server. */
  isOwn: boolean
}

export interface BlockDevice {
  id: string
  source_type: 'blank' | 'image' | 'snapshot' | 'volume'
  destination_type: 'local' | 'volume'
  /** The image or snapshot that it is made from. */
  source_id: string | null
  /** Null until there is one, and where it is no volume. */
  volume_id: string | null
  attachment_id: string | null
  volume_size: number | null
  volume_type: string | null
  /** 0 is what the server boots from, -1 what it never boots from. */
  boot_index: number
  device_name: string | null
  disk_bus: string | null
  device_type: string | null
  guest_format: string | null
  tag: string | null
  delete_on_termination: boolean
}

/** What is put aside while a server is resized, rescued or shelved. */
export interface ServerBefore {
  vm_state: VmState
  flavor?: FlavorCopy
  host?: string | null
  node?: string | null
}

export interface ServerRow {
  id: string
  /** Nova's own count, which the hypervisor's name for it comes from. */
  number: number
  name: string
  description: string | null
  hostname: string
  project_id: string
  user_id: string
  vm_state: VmState
  task_state: TaskState | null
  /** The entry in its log of what it is busy with. */
  busy_with: string | null
  power_state: PowerState
  progress: number
  fault: ServerFault | null
  created_at: string
  updated_at: string
  launched_at: string | null
  terminated_at: string | null
  deleted: boolean
  /** Empty where it boots from a volume. */
  image_ref: string
  image: ImageCopy
  flavor: FlavorCopy
  /** What it takes of the host's disk. */
  local_gb: number
  before: ServerBefore | null
  host: string | null
  node: string | null
  /** Asked for, or that of the host. */
  availability_zone: string | null
  /** Did the one who made it ask for the zone? Then it stays there. */
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
  /** What the guest has encrypted with the key pair for whoever owns it. */
  password: string
  /** The image that holds its disk while it is shelved. */
  shelved_image: string | null
}

/** GiB that a server takes of its host's disk; swap counts by the MiB. */
export const localGb = (flavor: { disk: number; ephemeral: number; swap: number }, isVolumeBacked: boolean) =>
  (isVolumeBacked ? 0 : flavor.disk) + flavor.ephemeral + Math.ceil(flavor.swap / 1024)
