/**
 * The arguments that terraform-provider-openstack documents (`docs/resources` and `docs/data-sources` of its repository),
 * for the resources and data sources that the export and the dialogs write; those of a block after the name of the block.
 */
const ARGUMENTS: Readonly<Record<string, string>> = {
  openstack_compute_keypair_v2: 'name public_key user_id value_specs',
  openstack_networking_network_v2:
    'name description shared external tenant_id admin_state_up segments segments.physical_network segments.segmentation_id segments.network_type value_specs availability_zone_hints tags transparent_vlan port_security_enabled mtu dns_domain qos_policy_id',
  openstack_networking_subnet_v2:
    'network_id cidr prefix_length ip_version ipv6_address_mode ipv6_ra_mode name description tenant_id allocation_pool allocation_pool.start allocation_pool.end gateway_ip no_gateway enable_dhcp dns_nameservers dns_publish_fixed_ip service_types subnetpool_id value_specs tags',
  openstack_networking_router_v2:
    'name description admin_state_up distributed external_network_id external_qos_policy_id enable_snat external_fixed_ip external_fixed_ip.subnet_id external_fixed_ip.ip_address external_subnet_ids tenant_id value_specs vendor_options availability_zone_hints tags flavor_id',
  openstack_networking_router_interface_v2: 'router_id subnet_id port_id force_destroy',
  openstack_networking_secgroup_v2: 'name description tenant_id delete_default_rules tags stateful',
  openstack_networking_secgroup_rule_v2:
    'description direction ethertype protocol port_range_min port_range_max remote_ip_prefix remote_group_id security_group_id tenant_id',
  openstack_networking_port_v2:
    'name description network_id admin_state_up mac_address tenant_id device_owner security_group_ids no_security_groups device_id fixed_ip fixed_ip.subnet_id fixed_ip.ip_address no_fixed_ip allowed_address_pairs allowed_address_pairs.ip_address allowed_address_pairs.mac_address extra_dhcp_option value_specs tags port_security_enabled binding binding.vnic_type binding.host_id binding.profile dns_name qos_policy_id',
  openstack_blockstorage_volume_v3:
    'size name description availability_zone enable_online_resize metadata snapshot_id source_vol_id image_id backup_id volume_type consistency_group_id source_replica scheduler_hints volume_retype_policy',
  openstack_compute_instance_v2:
    'name image_id image_name flavor_id flavor_name user_data security_groups availability_zone_hints availability_zone network network.uuid network.name network.port network.fixed_ip_v4 network.access_network network_mode metadata config_drive admin_pass key_pair block_device block_device.uuid block_device.source_type block_device.destination_type block_device.boot_index block_device.volume_size block_device.volume_type block_device.device_type block_device.disk_bus block_device.guest_format block_device.delete_on_termination block_device.multiattach scheduler_hints scheduler_hints.group scheduler_hints.different_host scheduler_hints.same_host scheduler_hints.query scheduler_hints.target_cell scheduler_hints.different_cell scheduler_hints.build_near_host_ip scheduler_hints.additional_properties personality stop_before_destroy force_delete power_state tags hypervisor_hostname vendor_options',
  openstack_compute_volume_attach_v2: 'instance_id volume_id device multiattach vendor_options',
  openstack_networking_floatingip_v2:
    'description pool port_id tenant_id address fixed_ip subnet_id subnet_ids value_specs tags dns_name dns_domain',
  openstack_blockstorage_qos_v3: 'name consumer specs',
  openstack_images_image_v2:
    'container_format disk_format local_file_path image_cache_path image_source_url image_source_username image_source_password image_id min_disk_gb min_ram_mb name properties protected hidden tags verify_checksum visibility web_download decompress',
  openstack_blockstorage_volume_type_v3: 'name description is_public extra_specs',
  openstack_compute_aggregate_v2: 'name zone hosts metadata',
  openstack_compute_flavor_access_v2: 'flavor_id tenant_id',
  openstack_compute_flavor_v2:
    'name description ram flavor_id vcpus disk ephemeral swap rx_tx_factor is_public extra_specs',
  openstack_compute_interface_attach_v2: 'instance_id port_id network_id fixed_ip',
  openstack_compute_servergroup_v2: 'name policies value_specs rules rules.max_server_per_host',
  openstack_identity_application_credential_v3:
    'name description unrestricted secret roles access_rules access_rules.path access_rules.service access_rules.method expires_at',
  openstack_identity_ec2_credential_v3: 'project_id user_id',
  openstack_identity_endpoint_v3: 'name endpoint_region url interface service_id',
  openstack_identity_group_v3: 'name description domain_id',
  openstack_identity_limit_v3: 'project_id domain_id service_id resource_name resource_limit description',
  openstack_identity_project_v3: 'description domain_id enabled is_domain name parent_id tags extra',
  openstack_identity_registered_limit_v3: 'service_id resource_name default_limit description',
  openstack_identity_role_assignment_v3: 'domain_id group_id project_id user_id role_id',
  openstack_identity_role_v3: 'name domain_id',
  openstack_identity_service_v3: 'name description type enabled',
  openstack_identity_user_membership_v3: 'user_id group_id',
  openstack_identity_user_v3:
    'description default_project_id domain_id enabled extra ignore_change_password_upon_first_use ignore_password_expiry ignore_lockout_failure_attempts multi_factor_auth_enabled multi_factor_auth_rule multi_factor_auth_rule.rule name password',
  openstack_networking_address_group_v2: 'name description project_id addresses',
  openstack_networking_addressscope_v2: 'name ip_version shared project_id',
  openstack_networking_portforwarding_v2:
    'floatingip_id internal_port_id internal_ip_address internal_port external_port protocol tenant_id description',
  openstack_networking_qos_bandwidth_limit_rule_v2: 'qos_policy_id max_kbps max_burst_kbps direction',
  openstack_networking_qos_dscp_marking_rule_v2: 'qos_policy_id dscp_mark',
  openstack_networking_qos_minimum_bandwidth_rule_v2: 'qos_policy_id min_kbps direction',
  openstack_networking_qos_policy_v2: 'name project_id shared description is_default value_specs tags',
  openstack_networking_rbac_policy_v2: 'action object_id object_type target_tenant',
  openstack_networking_segment_v2: 'name description network_id network_type physical_network segmentation_id',
  openstack_networking_subnetpool_v2:
    'name default_quota project_id prefixes default_prefixlen min_prefixlen max_prefixlen address_scope_id shared description is_default value_specs tags',
  openstack_networking_trunk_v2:
    'name description port_id admin_state_up tenant_id sub_port sub_port.port_id sub_port.segmentation_type sub_port.segmentation_id tags',
  openstack_objectstorage_container_v1:
    'name container_read container_sync_to container_sync_key container_write versioning versioning_legacy metadata content_type storage_policy storage_class force_destroy',
  'data openstack_networking_network_v2':
    'name network_id description status external matching_subnet_cidr tenant_id availability_zone_hints transparent_vlan tags mtu dns_domain',
  'data openstack_images_image_v2':
    'name name_regex most_recent visibility owner tag tags properties size_min size_max sort hidden member_status',
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
