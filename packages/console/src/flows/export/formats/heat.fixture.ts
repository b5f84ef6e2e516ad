/** The properties that Heat (Zed) documents for its resource types, as `GET /resource_types/<type>` lists them. */
const PROPERTIES: Readonly<Record<string, string>> = {
  'OS::Cinder::EncryptedVolumeType': 'provider control_location cipher key_size volume_type',
  'OS::Cinder::QoSSpecs': 'name specs',
  'OS::Glance::WebImage':
    'name id visibility protected disk_format container_format min_disk min_ram location extra_properties tags architecture kernel_id os_distro os_version owner ramdisk_id active members',
  'OS::Cinder::Volume':
    'availability_zone size snapshot_id backup_id name description volume_type metadata image source_volid scheduler_hints read_only',
  'OS::Cinder::VolumeAttachment': 'instance_uuid volume_id mountpoint',
  'OS::Cinder::VolumeType': 'name metadata is_public description projects',
  'OS::Keystone::Domain': 'name description enabled',
  'OS::Keystone::Endpoint': 'name region service interface url enabled',
  'OS::Keystone::Group': 'name domain description roles',
  'OS::Keystone::GroupRoleAssignment': 'group roles roles.domain roles.project roles.role',
  'OS::Keystone::Project': 'name domain description enabled parent tags',
  'OS::Keystone::Region': 'id parent_region description enabled',
  'OS::Keystone::Role': 'name domain',
  'OS::Keystone::Service': 'name description type enabled',
  'OS::Keystone::User': 'name domain description enabled email password default_project groups roles',
  'OS::Keystone::UserRoleAssignment': 'user roles roles.domain roles.project roles.role',
  'OS::Neutron::AddressScope': 'name shared tenant_id ip_version',
  'OS::Neutron::FloatingIP':
    'floating_network floating_subnet value_specs port_id fixed_ip_address floating_ip_address dns_name dns_domain',
  'OS::Neutron::Net':
    'name value_specs admin_state_up tenant_id shared dhcp_agent_ids port_security_enabled qos_policy dns_domain availability_zone_hints tags',
  'OS::Neutron::Port':
    'name network device_id device_owner fixed_ips fixed_ips.ip_address fixed_ips.subnet security_groups dns_name tags value_specs admin_state_up mac_address allowed_address_pairs allowed_address_pairs.ip_address allowed_address_pairs.mac_address binding:vnic_type port_security_enabled qos_policy propagate_uplink_status no_fixed_ips',
  'OS::Neutron::QoSBandwidthLimitRule': 'max_kbps max_burst_kbps direction policy tenant_id',
  'OS::Neutron::QoSDscpMarkingRule': 'dscp_mark policy tenant_id',
  'OS::Neutron::QoSMinimumBandwidthRule': 'min_kbps direction policy tenant_id',
  'OS::Neutron::QoSMinimumPacketRateRule': 'min_kpps direction policy tenant_id',
  'OS::Neutron::QoSPolicy': 'name description shared tenant_id',
  'OS::Neutron::RBACPolicy': 'object_type target_tenant action object_id tenant_id',
  'OS::Neutron::Router':
    'name external_gateway_info external_gateway_info.enable_snat external_gateway_info.external_fixed_ips external_gateway_info.network value_specs admin_state_up l3_agent_ids distributed ha availability_zone_hints tags',
  'OS::Neutron::RouterInterface': 'router subnet port',
  'OS::Neutron::SecurityGroup':
    'name description rules rules.direction rules.ethertype rules.port_range_max rules.port_range_min rules.protocol rules.remote_group_id rules.remote_ip_prefix rules.remote_mode',
  'OS::Neutron::SecurityGroupRule':
    'security_group description direction ethertype port_range_min port_range_max protocol remote_group remote_ip_prefix',
  'OS::Neutron::Segment': 'network network_type physical_network segmentation_id name description',
  'OS::Neutron::Subnet':
    'network subnetpool prefixlen cidr value_specs name ip_version dns_nameservers gateway_ip enable_dhcp allocation_pools allocation_pools.end allocation_pools.start tenant_id host_routes host_routes.destination host_routes.nexthop ipv6_ra_mode ipv6_address_mode segment tags',
  'OS::Neutron::SubnetPool':
    'name prefixes address_scope default_quota default_prefixlen min_prefixlen max_prefixlen is_default tenant_id shared tags',
  'OS::Neutron::Trunk':
    'name port sub_ports sub_ports.port sub_ports.segmentation_id sub_ports.segmentation_type description admin_state_up',
  'OS::Nova::Flavor': 'tenants flavorid name ram vcpus disk swap ephemeral rxtx_factor extra_specs is_public',
  'OS::Nova::HostAggregate': 'name availability_zone hosts metadata',
  'OS::Nova::KeyPair': 'name save_private_key public_key type user',
  'OS::Nova::Server':
    'name image block_device_mapping block_device_mapping_v2 block_device_mapping_v2.boot_index block_device_mapping_v2.delete_on_termination block_device_mapping_v2.device_name block_device_mapping_v2.device_type block_device_mapping_v2.disk_bus block_device_mapping_v2.image block_device_mapping_v2.snapshot_id block_device_mapping_v2.volume_id block_device_mapping_v2.volume_size flavor flavor_update_policy image_update_policy key_name availability_zone security_groups networks networks.allocate_network networks.fixed_ip networks.floating_ip networks.network networks.port networks.subnet networks.tag scheduler_hints metadata user_data_format software_config_transport user_data_update_policy user_data reservation_id config_drive diskConfig personality admin_pass tags',
  'OS::Nova::ServerGroup': 'name policies rules rules.max_server_per_host',
  'OS::Swift::Container': 'name X-Container-Read X-Container-Write X-Container-Meta X-Account-Meta PurgeOnDelete',
}

/** Properties whose keys the user chooses. */
const FREE = new Set(['metadata', 'value_specs', 'specs', 'scheduler_hints', 'extra_specs', 'extra_properties'])

/** The names of properties that Heat does not have, as `type.property`. */
export function unknownProperties(type: string, properties: Readonly<Record<string, unknown>>): string[] {
  const known = PROPERTIES[type]?.split(' ')
  if (!known) return [type]
  return Object.entries(properties).flatMap(([name, value]) => {
    const items = (Array.isArray(value) ? value : [value]).filter(
      (one): one is object => typeof one === 'object' && one !== null && !('get_resource' in one),
    )
    const inner = FREE.has(name) ? [] : items.flatMap((item) => Object.keys(item).map((key) => `${name}.${key}`))
    return [name, ...inner].filter((one) => !known.includes(one)).map((one) => `${type}.${one}`)
  })
}
