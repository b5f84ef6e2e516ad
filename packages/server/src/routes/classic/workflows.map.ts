import {
  IPV6_MODES,
  QUICK_SOURCES,
  type CreateSubnet,
  type CreateVolume,
  type QuickLaunch,
  type ServerRequest,
  type UpdateSubnet,
} from '@meridian/contract'

const FIRST_DISK = 'vda'

/** Turns the quick launch form into the launch wizard's request. */
export function toServerRequest(form: QuickLaunch): ServerRequest {
  const source = form[QUICK_SOURCES[form.source_type]] ?? null
  const ofImage = form.source_type === 'image_id' || form.source_type === 'instance_snapshot_id'
  return {
    name: form.name,
    source_id: ofImage ? source : null,
    flavor_id: form.flavor,
    key_name: form.keypair ?? null,
    user_data: form.script_data ?? null,
    security_groups: form.groups,
    block_device_mapping_v2: ofImage ? null : [deviceOf(form, source ?? '')],
    nics: form.network.map((id) => ({ 'net-id': id })),
    availability_zone: form.availability_zone ?? null,
    instance_count: form.count,
    admin_pass: form.admin_pass ?? null,
    disk_config: form.disk_config ?? null,
    config_drive: form.config_drive || null,
  }
}

const DEVICE_SOURCES = { volume_id: 'volume', volume_image_id: 'image', volume_snapshot_id: 'snapshot' } as const

const deviceOf = (form: QuickLaunch, uuid: string) => ({
  source_type: DEVICE_SOURCES[form.source_type as keyof typeof DEVICE_SOURCES], // images have no device
  destination_type: 'volume' as const,
  uuid,
  boot_index: 0,
  device_name: form.device_name ?? FIRST_DISK,
  delete_on_termination: form.vol_delete_on_instance_delete,
  ...(form.volume_size === undefined ? {} : { volume_size: form.volume_size }),
})

/** Turns the create-volume form into Cinder's request; for empty fields Cinder chooses. */
export const toVolumeRequest = (form: CreateVolume) => ({
  size: form.size,
  name: form.name ?? null,
  description: form.description ?? null,
  // A volume from a snapshot has the type of the snapshot's volume.
  volume_type: form.volume_source_type === 'snapshot_source' ? null : (form.type ?? null),
  snapshot_id: chosen(form, 'snapshot_source'),
  source_volid: chosen(form, 'volume_source'),
  imageRef: chosen(form, 'image_source'),
  availability_zone: form.availability_zone ?? null,
  ...(form.group && { group_id: form.group }),
  metadata: null,
})

const chosen = (form: CreateVolume, source: 'snapshot_source' | 'volume_source' | 'image_source') =>
  form.volume_source_type === source ? (form[source] ?? null) : null

/** Turns the create-subnet form into Neutron's request. */
export function toSubnetRequest(form: CreateSubnet, network: string): Record<string, unknown> {
  const ofPool = form.address_source === 'subnetpool'
  const version = Number(form.ip_version ?? 4)
  return {
    network_id: network,
    name: form.subnet_name ?? '',
    ip_version: version,
    enable_dhcp: form.enable_dhcp,
    ...(ofPool
      ? { subnetpool_id: form.subnetpool, ...(form.prefixlen === undefined ? {} : { prefixlen: form.prefixlen }) }
      : { cidr: form.cidr }),
    ...(form.no_gateway ? { gateway_ip: null } : form.gateway_ip ? { gateway_ip: form.gateway_ip } : {}),
    ...(version === 6 ? IPV6_MODES[form.ipv6_modes ?? 'none/none'] : {}),
    ...given('allocation_pools', form.allocation_pools),
    ...given('dns_nameservers', form.dns_nameservers),
    ...given('host_routes', form.host_routes),
  }
}

/** Turns the edit-subnet form into Neutron's request: cleared fields are sent, so that Neutron clears them. */
export const toSubnetChange = (form: UpdateSubnet): Record<string, unknown> => ({
  name: form.subnet_name ?? '',
  gateway_ip: form.no_gateway ? null : form.gateway_ip,
  enable_dhcp: form.enable_dhcp,
  // A subnet always has allocation pools: an empty field changes nothing.
  ...given('allocation_pools', form.allocation_pools),
  dns_nameservers: form.dns_nameservers,
  host_routes: form.host_routes,
})

const given = (name: string, list: unknown[]) => (list.length ? { [name]: list } : {})
