/**
 * The arguments that terraform-provider-openstack documents, for the resources and data sources that the export writes;
 * those of a block after the name of the block.
 */
const ARGUMENTS: Readonly<Record<string, string>> = {
  openstack_compute_keypair_v2: 'name public_key user_id value_specs',
  openstack_networking_network_v2:
    'name description shared external tenant_id admin_state_up segments value_specs availability_zone_hints tags transparent_vlan port_security_enabled mtu dns_domain qos_policy_id',
  openstack_networking_subnet_v2:
    'network_id cidr prefix_length ip_version ipv6_address_mode ipv6_ra_mode name description tenant_id allocation_pool allocation_pool.start allocation_pool.end gateway_ip no_gateway enable_dhcp dns_nameservers dns_publish_fixed_ip service_types segment_id subnetpool_id value_specs tags',
  openstack_networking_router_v2:
    'name description admin_state_up distributed external_network_id external_qos_policy_id enable_snat external_fixed_ip external_fixed_ip.subnet_id external_fixed_ip.ip_address external_subnet_ids tenant_id value_specs vendor_options availability_zone_hints tags',
  openstack_networking_router_interface_v2: 'router_id subnet_id port_id force_destroy',
  openstack_networking_secgroup_v2: 'name description tenant_id delete_default_rules tags stateful',
  openstack_networking_secgroup_rule_v2:
    'description direction ethertype protocol port_range_min port_range_max remote_ip_prefix remote_group_id remote_address_group_id security_group_id tenant_id',
  openstack_networking_port_v2:
    'name description network_id admin_state_up mac_address tenant_id device_owner security_group_ids no_security_groups device_id fixed_ip fixed_ip.subnet_id fixed_ip.ip_address no_fixed_ip allowed_address_pairs allowed_address_pairs.ip_address allowed_address_pairs.mac_address extra_dhcp_option value_specs tags port_security_enabled binding binding.vnic_type binding.host_id binding.profile dns_name qos_policy_id',
  openstack_blockstorage_volume_v3:
    'size name description availability_zone enable_online_resize metadata snapshot_id source_vol_id image_id backup_id volume_type consistency_group_id source_replica scheduler_hints volume_retype_policy',
  openstack_compute_instance_v2:
    'name image_id image_name flavor_id flavor_name user_data security_groups availability_zone_hints availability_zone network network.uuid network.name network.port network.fixed_ip_v4 network.fixed_ip_v6 network.access_network network_mode metadata config_drive admin_pass key_pair block_device block_device.uuid block_device.source_type block_device.destination_type block_device.boot_index block_device.volume_size block_device.volume_type block_device.device_type block_device.disk_bus block_device.guest_format block_device.delete_on_termination block_device.multiattach scheduler_hints personality stop_before_destroy force_delete power_state tags hypervisor_hostname vendor_options',
  openstack_compute_volume_attach_v2: 'instance_id volume_id device multiattach tag vendor_options',
  openstack_networking_floatingip_v2:
    'description pool port_id tenant_id address fixed_ip subnet_id subnet_ids value_specs tags dns_name dns_domain',
  'data openstack_networking_network_v2': 'name network_id external status subnet_id matching_subnet_cidr tenant_id',
  'data openstack_images_image_v2': 'name name_regex most_recent visibility owner tag tags properties',
  'data openstack_networking_secgroup_v2': 'name secgroup_id description tags tenant_id stateful',
}

/** Arguments of every resource. */
const COMMON = ['region', 'depends_on']

/** The names of arguments in a block that the provider does not document, as `type.argument`. */
export function undocumented(type: string, body: Readonly<Record<string, unknown>>): string[] {
  const known = ARGUMENTS[type]?.split(' ')
  if (!known) return [type]
  return Object.entries(body).flatMap(([name, value]) => {
    const blocks = Array.isArray(value) ? value.filter(isBlock) : []
    const names = [name, ...blocks.flatMap((block) => Object.keys(block).map((inner) => `${name}.${inner}`))]
    return names.filter((one) => !known.includes(one) && !COMMON.includes(one)).map((one) => `${type}.${one}`)
  })
}

const isBlock = (value: unknown): value is object => typeof value === 'object' && value !== null && !('raw' in value)
