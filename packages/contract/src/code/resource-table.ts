/**
 * The resources of terraform-provider-openstack and of Heat by the calls that create them, in the notation of
 * `resources.ts`: for each service the resource's noun with method and path of the call (and the key of its body), then
 * the type and its arguments in each language that has one.
 */
export const RESOURCE_TABLE = String.raw`
[compute]
keypair POST /os-keypairs
  openstack_compute_keypair_v2 name public_key -type=ssh
  OS::Nova::KeyPair name public_key type
server_group POST /os-server-groups
  openstack_compute_servergroup_v2 name policies policies+policy rules[max_server_per_host]=rules
  OS::Nova::ServerGroup name policies policies+policy rules
aggregate POST /os-aggregates
  openstack_compute_aggregate_v2 name zone=availability_zone
  OS::Nova::HostAggregate name availability_zone
flavor POST /flavors
  openstack_compute_flavor_v2 name description ram vcpus disk flavor_id=id ephemeral=OS-FLV-EXT-DATA:ephemeral swap rx_tx_factor=rxtx_factor is_public=os-flavor-access:is_public
  OS::Nova::Flavor name ram vcpus disk flavorid=id ephemeral=OS-FLV-EXT-DATA:ephemeral swap rxtx_factor is_public=os-flavor-access:is_public
flavor_access POST /flavors/*/action addTenantAccess
  openstack_compute_flavor_access_v2 flavor_id=$1 tenant_id=tenant
server POST /servers
  openstack_compute_instance_v2 name image_id=imageRef flavor_id=flavorRef key_pair=key_name availability_zone security_groups[=name]=security_groups network[uuid,port,fixed_ip_v4=fixed_ip]=networks network_mode~networks block_device[uuid,source_type,destination_type,boot_index,volume_size,volume_type,device_type,disk_bus,guest_format,delete_on_termination]=block_device_mapping_v2 user_data<user_data metadata config_drive admin_pass=adminPass tags hypervisor_hostname scheduler_hints[group,different_host,same_host,build_near_host_ip]=os:scheduler_hints -min_count=1 -max_count=1 -OS-DCF:diskConfig=AUTO
  OS::Nova::Server name image=imageRef flavor=flavorRef key_name availability_zone security_groups[=name]=security_groups networks[network=uuid,port,fixed_ip,tag]=networks networks[allocate_network~networks] block_device_mapping_v2[volume_id=uuid?source_type=volume,snapshot_id=uuid?source_type=snapshot,image=uuid?source_type=image,-source_type,-destination_type=volume,boot_index,volume_size,device_name,device_type,disk_bus,delete_on_termination]=block_device_mapping_v2 user_data_format#RAW?user_data user_data<user_data metadata config_drive admin_pass=adminPass tags scheduler_hints=os:scheduler_hints diskConfig=OS-DCF:diskConfig -min_count=1 -max_count=1
volume_attachment POST /servers/*/os-volume_attachments
  openstack_compute_volume_attach_v2 instance_id=$1 volume_id=volumeId device
  OS::Cinder::VolumeAttachment instance_uuid=$1 volume_id=volumeId mountpoint=device
interface POST /servers/*/os-interface
  openstack_compute_interface_attach_v2 instance_id=$1 port_id network_id=net_id fixed_ip=fixed_ips.0.ip_address
[network]
network POST /v2.0/networks
  openstack_networking_network_v2 name description admin_state_up shared external=router:external mtu dns_domain port_security_enabled qos_policy_id availability_zone_hints tags tenant_id transparent_vlan=vlan_transparent segments[network_type=provider:network_type,physical_network=provider:physical_network,segmentation_id=provider:segmentation_id]
  OS::Neutron::Net name admin_state_up shared dns_domain port_security_enabled qos_policy=qos_policy_id availability_zone_hints tags tenant_id value_specs*
subnet POST /v2.0/subnets
  openstack_networking_subnet_v2 name description network_id cidr ip_version subnetpool_id prefix_length=prefixlen gateway_ip no_gateway!gateway_ip enable_dhcp ipv6_ra_mode ipv6_address_mode allocation_pool[start,end]=allocation_pools dns_nameservers dns_publish_fixed_ip service_types tags tenant_id
  OS::Neutron::Subnet name network=network_id cidr ip_version subnetpool=subnetpool_id prefixlen gateway_ip^gateway_ip enable_dhcp ipv6_ra_mode ipv6_address_mode allocation_pools dns_nameservers host_routes segment=segment_id tags tenant_id value_specs*
router POST /v2.0/routers
  openstack_networking_router_v2 name description admin_state_up distributed flavor_id external_network_id=external_gateway_info.network_id enable_snat=external_gateway_info.enable_snat external_qos_policy_id=external_gateway_info.qos_policy_id external_fixed_ip[subnet_id,ip_address]=external_gateway_info.external_fixed_ips availability_zone_hints tags tenant_id
  OS::Neutron::Router name admin_state_up distributed ha external_gateway_info{network=network_id,enable_snat,external_fixed_ips[subnet=subnet_id,ip_address]=external_fixed_ips}=external_gateway_info availability_zone_hints tags value_specs*
router_interface PUT /v2.0/routers/*/add_router_interface
  openstack_networking_router_interface_v2 router_id=$1 subnet_id port_id
  OS::Neutron::RouterInterface router=$1 subnet=subnet_id port=port_id
security_group POST /v2.0/security-groups
  openstack_networking_secgroup_v2 name description stateful tags tenant_id
  OS::Neutron::SecurityGroup name description
security_group_rule POST /v2.0/security-group-rules
  openstack_networking_secgroup_rule_v2 security_group_id direction ethertype protocol port_range_min port_range_max remote_ip_prefix remote_group_id description tenant_id
  OS::Neutron::SecurityGroupRule security_group=security_group_id direction ethertype protocol port_range_min port_range_max remote_ip_prefix remote_group=remote_group_id description
port POST /v2.0/ports
  openstack_networking_port_v2 name description network_id admin_state_up mac_address device_id device_owner fixed_ip[subnet_id,ip_address]=fixed_ips no_fixed_ip!fixed_ips security_group_ids=security_groups no_security_groups!security_groups allowed_address_pairs[ip_address,mac_address]=allowed_address_pairs port_security_enabled qos_policy_id dns_name tags tenant_id binding[vnic_type=binding:vnic_type,host_id=binding:host_id]
  OS::Neutron::Port name network=network_id admin_state_up mac_address device_id device_owner fixed_ips[subnet=subnet_id,ip_address]=fixed_ips no_fixed_ips!fixed_ips security_groups allowed_address_pairs[ip_address,mac_address]=allowed_address_pairs port_security_enabled qos_policy=qos_policy_id dns_name tags binding:vnic_type value_specs*
floating_ip POST /v2.0/floatingips
  openstack_networking_floatingip_v2 pool@floating_network_id description port_id fixed_ip=fixed_ip_address address=floating_ip_address subnet_id dns_name dns_domain tags tenant_id
  OS::Neutron::FloatingIP floating_network=floating_network_id port_id fixed_ip_address floating_ip_address floating_subnet=subnet_id dns_name dns_domain value_specs*
port_forwarding POST /v2.0/floatingips/*/port_forwardings
  openstack_networking_portforwarding_v2 floatingip_id=$1 internal_port_id internal_ip_address internal_port external_port protocol description
address_group POST /v2.0/address-groups
  openstack_networking_address_group_v2 name description addresses project_id=tenant_id
address_scope POST /v2.0/address-scopes
  openstack_networking_addressscope_v2 name ip_version shared project_id=tenant_id
  OS::Neutron::AddressScope name ip_version shared tenant_id
subnet_pool POST /v2.0/subnetpools
  openstack_networking_subnetpool_v2 name description prefixes default_prefixlen min_prefixlen max_prefixlen default_quota address_scope_id shared is_default tags project_id=tenant_id
  OS::Neutron::SubnetPool name prefixes default_prefixlen min_prefixlen max_prefixlen default_quota address_scope=address_scope_id shared is_default tags tenant_id
trunk POST /v2.0/trunks
  openstack_networking_trunk_v2 name description port_id admin_state_up sub_port[port_id,segmentation_type,segmentation_id]=sub_ports tags tenant_id
  OS::Neutron::Trunk name description port=port_id admin_state_up sub_ports[port=port_id,segmentation_type,segmentation_id]=sub_ports
qos_policy POST /v2.0/qos/policies
  openstack_networking_qos_policy_v2 name description shared is_default tags project_id=tenant_id
  OS::Neutron::QoSPolicy name description shared tenant_id
qos_bandwidth_limit POST /v2.0/qos/policies/*/bandwidth_limit_rules
  openstack_networking_qos_bandwidth_limit_rule_v2 qos_policy_id=$1 max_kbps max_burst_kbps direction
  OS::Neutron::QoSBandwidthLimitRule policy=$1 max_kbps max_burst_kbps direction
qos_dscp_marking POST /v2.0/qos/policies/*/dscp_marking_rules
  openstack_networking_qos_dscp_marking_rule_v2 qos_policy_id=$1 dscp_mark
  OS::Neutron::QoSDscpMarkingRule policy=$1 dscp_mark
qos_minimum_bandwidth POST /v2.0/qos/policies/*/minimum_bandwidth_rules
  openstack_networking_qos_minimum_bandwidth_rule_v2 qos_policy_id=$1 min_kbps direction
  OS::Neutron::QoSMinimumBandwidthRule policy=$1 min_kbps direction
qos_minimum_packet_rate POST /v2.0/qos/policies/*/minimum_packet_rate_rules
  OS::Neutron::QoSMinimumPacketRateRule policy=$1 min_kpps direction
rbac_policy POST /v2.0/rbac-policies
  openstack_networking_rbac_policy_v2 action object_type object_id target_tenant
  OS::Neutron::RBACPolicy action object_type object_id target_tenant
segment POST /v2.0/segments
  openstack_networking_segment_v2 name description network_id network_type physical_network segmentation_id
  OS::Neutron::Segment name description network=network_id network_type physical_network segmentation_id
[identity]
project POST /projects
  openstack_identity_project_v3 name description domain_id parent_id enabled tags extra*
  OS::Keystone::Project name description domain=domain_id parent=parent_id enabled tags
domain POST /domains
  OS::Keystone::Domain name description enabled
user POST /users
  openstack_identity_user_v3 name description domain_id default_project_id password enabled extra*
  OS::Keystone::User name description domain=domain_id default_project=default_project_id password enabled email
group POST /groups
  openstack_identity_group_v3 name description domain_id
  OS::Keystone::Group name description domain=domain_id
role POST /roles
  openstack_identity_role_v3 name domain_id
  OS::Keystone::Role name domain=domain_id
membership PUT /groups/*/users/*
  openstack_identity_user_membership_v3 group_id=$1 user_id=$2
role_assignment PUT /projects/*/users/*/roles/*
  openstack_identity_role_assignment_v3 project_id=$1 user_id=$2 role_id=$3
  OS::Keystone::UserRoleAssignment user=$2 roles[project=$1,role=$3]
role_assignment PUT /projects/*/groups/*/roles/*
  openstack_identity_role_assignment_v3 project_id=$1 group_id=$2 role_id=$3
  OS::Keystone::GroupRoleAssignment group=$2 roles[project=$1,role=$3]
role_assignment PUT /domains/*/users/*/roles/*
  openstack_identity_role_assignment_v3 domain_id=$1 user_id=$2 role_id=$3
  OS::Keystone::UserRoleAssignment user=$2 roles[domain=$1,role=$3]
role_assignment PUT /domains/*/groups/*/roles/*
  openstack_identity_role_assignment_v3 domain_id=$1 group_id=$2 role_id=$3
  OS::Keystone::GroupRoleAssignment group=$2 roles[domain=$1,role=$3]
service POST /services
  openstack_identity_service_v3 name type description enabled
  OS::Keystone::Service name type description enabled
endpoint POST /endpoints
  openstack_identity_endpoint_v3 service_id interface url endpoint_region=region_id
  OS::Keystone::Endpoint service=service_id interface url region=region_id enabled
region POST /regions
  OS::Keystone::Region id parent_region=parent_region_id description
limit POST /limits
  openstack_identity_limit_v3 project_id domain_id service_id resource_name resource_limit description
registered_limit POST /registered_limits
  openstack_identity_registered_limit_v3 service_id resource_name default_limit description
application_credential POST /users/*/application_credentials
  openstack_identity_application_credential_v3 name description secret roles[=name]=roles access_rules[service,path,method]=access_rules expires_at unrestricted
ec2_credential POST /users/*/credentials/OS-EC2
  openstack_identity_ec2_credential_v3 user_id=$1 project_id=tenant_id
[volume]
volume POST /volumes
  openstack_blockstorage_volume_v3 name description size volume_type image_id=imageRef snapshot_id source_vol_id=source_volid backup_id availability_zone metadata
  OS::Cinder::Volume name description size volume_type image=imageRef snapshot_id source_volid backup_id availability_zone metadata scheduler_hints=OS-SCH-HNT:scheduler_hints
volume_type POST /types
  openstack_blockstorage_volume_type_v3 name description is_public=os-volume-type-access:is_public extra_specs
  OS::Cinder::VolumeType name description is_public=os-volume-type-access:is_public metadata=extra_specs
encryption POST /types/*/encryption
  OS::Cinder::EncryptedVolumeType volume_type=$1 provider control_location cipher key_size
qos POST /qos-specs
  openstack_blockstorage_qos_v3 name consumer specs*
  OS::Cinder::QoSSpecs name specs*
[image]
image POST /v2/images uri
  openstack_images_image_v2 name image_source_url=uri web_download#true image_id=id container_format disk_format -min_disk=0 min_disk_gb=min_disk -min_ram=0 min_ram_mb=min_ram -protected=false protected hidden=os_hidden visibility tags properties*
  OS::Glance::WebImage name location=uri id container_format disk_format -min_disk=0 min_disk -min_ram=0 min_ram -protected=false protected visibility tags architecture kernel_id os_distro os_version ramdisk_id extra_properties*
image POST /v2/images file
  openstack_images_image_v2 name local_file_path=file image_id=id container_format disk_format -min_disk=0 min_disk_gb=min_disk -min_ram=0 min_ram_mb=min_ram -protected=false protected hidden=os_hidden visibility tags properties*
[object-store]
container PUT /*
  openstack_objectstorage_container_v1 name=$1 container_read=x-container-read container_write=x-container-write storage_policy=x-storage-policy
  OS::Swift::Container name=$1 X-Container-Read=x-container-read X-Container-Write=x-container-write
`
