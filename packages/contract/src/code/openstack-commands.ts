/**
 * Commands of python-openstackclient by call, in the notation of `command-template.ts`: for each service a line for
 * each collection (`path noun | arguments of create | arguments of set`, which has `delete` too), and a line for each
 * other call (`method path key-of-the-body | command ; command`). Commands after `!` are newer than the oldest client that
 * the tests run.
 */
export const COMMANDS = String.raw`
[compute]
/servers server | <name> --image=imageRef --flavor=flavorRef :key-name --security-group@=security_groups{=name} --nic@=networks{net-id=uuid,port-id=port,v4-fixed-ip=fixed_ip} --block-device@=block_device_mapping_v2{uuid,source_type,destination_type,boot_index,volume_size,volume_type,device_name,delete_on_termination,disk_bus,device_type,guest_format,tag} --user-data<64=user_data --property%=metadata :availability-zone --min=min_count/1 --max=max_count/1 --password=adminPass --use-config-drive|=config_drive :description --tag*=tags --hint%=os:scheduler_hints OS-DCF:diskConfig==AUTO | :name :description
/os-server-groups server group | <name> --policy*=policies :policy --rule%=rules
/os-keypairs keypair | <name> --type=type/ssh --public-key<=public_key
/os-aggregates aggregate | <name> --zone=availability_zone | :name --zone=availability_zone
/flavors flavor | <name> :id :vcpus :ram :disk --ephemeral=OS-FLV-EXT-DATA:ephemeral/0 --swap=swap/0 --rxtx-factor=rxtx_factor/1 --public|--private=os-flavor-access:is_public :description
POST /flavors/*/os-extra_specs | flavor set $1 --property%*
DELETE /flavors/*/os-extra_specs/* | flavor unset $1 --property=$2
POST /flavors/*/action addTenantAccess | flavor set $1 --project=tenant
POST /flavors/*/action removeTenantAccess | flavor unset $1 --project=tenant
DELETE /os-services/* | compute service delete $1
POST /os-aggregates/*/action add_host | aggregate add host $1 <host>
POST /os-aggregates/*/action remove_host | aggregate remove host $1 <host>
POST /os-aggregates/*/action set_metadata | aggregate unset $1 --property~*=metadata ; aggregate set $1 --property%=metadata
PUT /os-quota-class-sets/* | quota set --class $1 {quota}
PUT /os-quota-sets/* | quota set $1 {quota}
POST /servers/*/metadata | server set $1 --property%*
DELETE /servers/*/metadata/* | server unset $1 --property=$2
POST /servers/*/os-volume_attachments | server add volume $1 <volumeId> :device :tag --enable-delete-on-termination|--disable-delete-on-termination=delete_on_termination
DELETE /servers/*/os-volume_attachments/* | server remove volume $1 $2
POST /servers/*/os-interface | server add network $1 <net_id>
POST /servers/*/os-interface | server add port $1 <port_id>
POST /servers/*/os-interface | server add fixed ip $1 <net_id> --fixed-ip-address@=fixed_ips{=ip_address}
DELETE /servers/*/os-interface/* | server remove port $1 $2
POST /servers/*/remote-consoles | console url show $1 --novnc protocol==vnc type==novnc
POST /servers/*/remote-consoles | console url show $1 --xvpvnc protocol==vnc type==xvpvnc
POST /servers/*/remote-consoles | console url show $1 --spice protocol==spice type==spice-html5
POST /servers/*/remote-consoles | console url show $1 --rdp protocol==rdp type==rdp-html5
POST /servers/*/remote-consoles | console url show $1 --serial protocol==serial type==serial
POST /servers/*/remote-consoles | console url show $1 --mks protocol==mks type==webmks
POST /servers/*/action os-getConsoleOutput | console log show $1 --lines=length
POST /servers/*/action os-start | server start $1
POST /servers/*/action os-stop | server stop $1
POST /servers/*/action pause | server pause $1
POST /servers/*/action unpause | server unpause $1
POST /servers/*/action suspend | server suspend $1
POST /servers/*/action resume | server resume $1
POST /servers/*/action reboot | server reboot $1 --soft type==SOFT
POST /servers/*/action reboot | server reboot $1 --hard type==HARD
POST /servers/*/action lock | server lock $1 --reason=locked_reason
POST /servers/*/action unlock | server unlock $1
POST /servers/*/action shelve | server shelve $1
POST /servers/*/action shelveOffload | server shelve $1 --offload
POST /servers/*/action unshelve | server unshelve $1 :availability-zone
POST /servers/*/action unrescue | server unrescue $1
POST /servers/*/action confirmResize | server resize confirm $1
POST /servers/*/action revertResize | server resize revert $1
POST /servers/*/action forceDelete | server delete --force $1
POST /servers/*/action restore | server restore $1
POST /servers/*/action createBackup | server backup create $1 :name --type=backup_type --rotate=rotation
POST /servers/*/action createImage | server image create $1 :name --property%=metadata
POST /servers/*/action changePassword | server set $1 --password=adminPass
POST /servers/*/action rebuild | server rebuild $1 --image=imageRef --password=adminPass :description :name
POST /servers/*/action resize | server resize $1 --flavor=flavorRef
POST /servers/*/action rescue | server rescue $1 --image=rescue_image_ref --password=adminPass
POST /servers/*/action migrate | server migrate $1 :host
POST /servers/*/action os-migrateLive | server migrate $1 --live-migration :host --block-migration|--shared-migration=block_migration/auto --disk-overcommit|--no-disk-overcommit=disk_over_commit
POST /servers/*/action evacuate | server evacuate $1 :host --password=adminPass
POST /servers/*/action os-resetState | server set $1 :state
POST /servers/*/migrations/*/action force_complete | server migration force complete $1 $2
DELETE /servers/*/migrations/* | server migration abort $1 $2
[network]
GET /v2.0/extensions | extension list --network
/v2.0/networks network | <name=> {network} --project=tenant_id --project=project_id --availability-zone-hint*=availability_zone_hints --tag*=tags --provider-network-type=provider:network_type --provider-physical-network=provider:physical_network --provider-segment=provider:segmentation_id | :name {network} --no-qos-policy~qos_policy_id
/v2.0/subnets subnet | <name=> --network=network_id --subnet-range=cidr --ip-version=ip_version/4 --subnet-pool=subnetpool_id --prefix-length=prefixlen --gateway=gateway_ip?none --dhcp|--no-dhcp=enable_dhcp --ipv6-ra-mode=ipv6_ra_mode --ipv6-address-mode=ipv6_address_mode --project=tenant_id --allocation-pool@=allocation_pools{start,end} --dns-nameserver*=dns_nameservers --host-route@=host_routes{destination,gateway=nexthop} :description --network-segment=segment_id --service-type*=service_types | :name :description --gateway=gateway_ip?none --dhcp|--no-dhcp=enable_dhcp --allocation-pool@!--no-allocation-pool=allocation_pools{start,end} --dns-nameserver*!--no-dns-nameservers=dns_nameservers --host-route@!--no-host-route=host_routes{destination,gateway=nexthop}
/v2.0/ports port | <name=> {port} --network=network_id --fixed-ip@!--no-fixed-ip=fixed_ips{subnet=subnet_id,ip-address=ip_address} --security-group*!--no-security-group=security_groups --project=tenant_id | :name {port} --fixed-ip@!--no-fixed-ip=fixed_ips{subnet=subnet_id,ip-address=ip_address} --security-group*!--no-security-group=security_groups ; port unset $1 --qos-policy~qos_policy_id
/v2.0/routers router | <name=> {router} --project=tenant_id --availability-zone-hint*=availability_zone_hints | :name {router} --route@!--no-route=routes{destination,gateway=nexthop} ; router unset $1 --external-gateway~external_gateway_info
PUT /v2.0/routers/*/add_router_interface | router add subnet $1 <subnet_id>
PUT /v2.0/routers/*/add_router_interface | router add port $1 <port_id>
PUT /v2.0/routers/*/remove_router_interface | router remove subnet $1 <subnet_id>
PUT /v2.0/routers/*/remove_router_interface | router remove port $1 <port_id>
PUT /v2.0/routers/*/add_extraroutes | router add route $1 --route@=routes{destination,gateway=nexthop}
PUT /v2.0/routers/*/remove_extraroutes | router remove route $1 --route@=routes{destination,gateway=nexthop}
/v2.0/floatingips floating ip | <floating_network_id> --subnet=subnet_id --port=port_id :floating-ip-address :fixed-ip-address :description --qos-policy=qos_policy_id --project=tenant_id :dns-domain :dns-name | --port=port_id :fixed-ip-address :description --qos-policy=qos_policy_id --no-qos-policy~qos_policy_id ; floating ip unset $1 --port~port_id
POST /v2.0/floatingips/*/port_forwardings | floating ip port forwarding create $1 --port=internal_port_id :internal-ip-address --internal-protocol-port=internal_port --external-protocol-port=external_port :protocol :description
POST /v2.0/floatingips/*/port_forwardings | ! floating ip port forwarding create $1 --port=internal_port_id :internal-ip-address --internal-protocol-port=internal_port_range --external-protocol-port=external_port_range :protocol :description
PUT /v2.0/floatingips/*/port_forwardings/* | floating ip port forwarding set $1 $2 --port=internal_port_id :internal-ip-address --internal-protocol-port=internal_port --internal-protocol-port=internal_port_range --external-protocol-port=external_port --external-protocol-port=external_port_range :protocol :description
DELETE /v2.0/floatingips/*/port_forwardings/* | floating ip port forwarding delete $1 $2
/v2.0/security-groups security group | <name> :description --stateful|--stateless=stateful --project=tenant_id | :name :description --stateful|--stateless=stateful
/v2.0/security-group-rules security group rule | <security_group_id> --ingress direction==ingress {rule}
POST /v2.0/security-group-rules | security group rule create <security_group_id> --egress direction==egress {rule}
POST /v2.0/security-group-rules | security group rule create <security_group_id> --ingress direction==ingress {icmp}
POST /v2.0/security-group-rules | security group rule create <security_group_id> --egress direction==egress {icmp}
/v2.0/address-groups address group | <name> :description --address*=addresses | :name :description
PUT /v2.0/address-groups/*/add_addresses | address group set $1 --address*=addresses
PUT /v2.0/address-groups/*/remove_addresses | address group unset $1 --address*=addresses
/v2.0/address-scopes address scope | <name> --ip-version=ip_version/4 --share|--no-share=shared --project=tenant_id | :name --share|--no-share=shared
/v2.0/segments network segment | <name> --network=network_id :network-type :physical-network --segment=segmentation_id :description | :name :description
/v2.0/subnetpools subnet pool | <name> {pool} --pool-prefix*=prefixes --share|--no-share=shared --project=tenant_id | :name {pool} --no-address-scope~address_scope_id
/v2.0/qos/policies network qos policy | <name> {policy} --project=tenant_id | :name {policy}
POST /v2.0/qos/policies/*/bandwidth_limit_rules | network qos rule create $1 --type bandwidth-limit {qos}
PUT /v2.0/qos/policies/*/bandwidth_limit_rules/* | network qos rule set $1 $2 {qos}
DELETE /v2.0/qos/policies/*/bandwidth_limit_rules/* | network qos rule delete $1 $2
POST /v2.0/qos/policies/*/dscp_marking_rules | network qos rule create $1 --type dscp-marking {qos}
PUT /v2.0/qos/policies/*/dscp_marking_rules/* | network qos rule set $1 $2 {qos}
DELETE /v2.0/qos/policies/*/dscp_marking_rules/* | network qos rule delete $1 $2
POST /v2.0/qos/policies/*/minimum_bandwidth_rules | network qos rule create $1 --type minimum-bandwidth :min-kbps --egress direction==egress
POST /v2.0/qos/policies/*/minimum_bandwidth_rules | network qos rule create $1 --type minimum-bandwidth {qos}
PUT /v2.0/qos/policies/*/minimum_bandwidth_rules/* | network qos rule set $1 $2 {qos}
DELETE /v2.0/qos/policies/*/minimum_bandwidth_rules/* | network qos rule delete $1 $2
POST /v2.0/qos/policies/*/minimum_packet_rate_rules | network qos rule create $1 --type minimum-packet-rate :min-kpps --egress direction==egress
POST /v2.0/qos/policies/*/minimum_packet_rate_rules | network qos rule create $1 --type minimum-packet-rate {qos}
PUT /v2.0/qos/policies/*/minimum_packet_rate_rules/* | network qos rule set $1 $2 {qos}
DELETE /v2.0/qos/policies/*/minimum_packet_rate_rules/* | network qos rule delete $1 $2
/v2.0/rbac-policies network rbac | <object_id> --type=object_type :action --target-all-projects target_tenant==* | --target-project=target_tenant
POST /v2.0/rbac-policies | network rbac create <object_id> --type=object_type :action --target-project=target_tenant
/v2.0/trunks network trunk | <name=> :description --parent-port=port_id {subports} {state} --project=tenant_id | :name :description {state}
PUT /v2.0/trunks/*/add_subports | network trunk set $1 {subports}
PUT /v2.0/trunks/*/remove_subports | network trunk unset $1 --subport@=sub_ports{=port_id}
PUT /v2.0/agents/* | network agent set $1 :description {state}
DELETE /v2.0/agents/* | network agent delete $1
POST /v2.0/agents/*/dhcp-networks | network agent add network --dhcp $1 <network_id>
DELETE /v2.0/agents/*/dhcp-networks/* | network agent remove network --dhcp $1 $2
POST /v2.0/agents/*/l3-routers | network agent add router --l3 $1 <router_id>
DELETE /v2.0/agents/*/l3-routers/* | network agent remove router --l3 $1 $2
PUT /v2.0/quotas/* | quota set $1 --networks=network --subnets=subnet --ports=port --routers=router --floating-ips=floatingip --secgroups=security_group --secgroup-rules=security_group_rule --rbac-policies=rbac_policy --subnetpools=subnetpool
PUT /v2.0/networks/*/tags | network set $1 --tag*!--no-tag=tags
PUT /v2.0/subnets/*/tags | subnet set $1 --tag*!--no-tag=tags
PUT /v2.0/ports/*/tags | port set $1 --tag*!--no-tag=tags
PUT /v2.0/routers/*/tags | router set $1 --tag*!--no-tag=tags
PUT /v2.0/security-groups/*/tags | security group set $1 --tag*!--no-tag=tags
PUT /v2.0/floatingips/*/tags | floating ip set $1 --tag*!--no-tag=tags
PUT /v2.0/subnetpools/*/tags | subnet pool set $1 --tag*!--no-tag=tags
[identity]
/users user | <name> --domain=domain_id {user} | :name {user}
/projects project | <name> --domain=domain_id --parent=parent_id {project} --tag*=tags --property%* | :name {project} --property%*
/domains domain | <name> {project} | :name {project}
/groups group | <name> --domain=domain_id :description | :name :description
/roles role | <name> --domain=domain_id :description | :name :description
PUT /groups/*/users/* | group add user $1 $2
DELETE /groups/*/users/* | group remove user $1 $2
PUT /roles/*/implies/* | implied role create $1 --implied-role=$2
DELETE /roles/*/implies/* | implied role delete $1 --implied-role=$2
/services service | <type> {service} | :type {service}
/endpoints endpoint | <service_id> <interface> <url> --region=region_id {enabled} | --service=service_id :interface :url --region=region_id {enabled}
/regions region | <id> --parent-region=parent_region_id :description | --parent-region=parent_region_id :description
/credentials credential | <user_id> <blob> :type --project=project_id
/limits limit | <resource_name> --project=project_id --service=service_id --region=region_id :resource-limit :description | :resource-limit :description
/registered_limits registered limit | <resource_name> --service=service_id --region=region_id :default-limit :description | --service=service_id --region=region_id :resource-name :default-limit :description
/OS-TRUST/trusts trust | <trustor_user_id> <trustee_user_id> --project=project_id --role@=roles{=name} --role@=roles{=id} --impersonate|=impersonation --expiration<T=expires_at
POST /users/*/application_credentials | application credential create <name> :description :secret --expiration<T=expires_at --role@=roles{=name} --role@=roles{=id} --access-rules<=access_rules --unrestricted|--restricted=unrestricted
DELETE /users/*/application_credentials/* | application credential delete $2
POST /users/*/credentials/OS-EC2 | ec2 credentials create --user=$1 --project=tenant_id
DELETE /users/*/credentials/OS-EC2/* | ec2 credentials delete --user=$1 $2
DELETE /users/*/access_rules/* | access rule delete $2
PUT /OS-FEDERATION/identity_providers/* | identity provider create $1 --domain=domain_id :description --remote-id*=remote_ids {enabled}
PATCH /OS-FEDERATION/identity_providers/* | identity provider set $1 :description --remote-id*=remote_ids {enabled}
PATCH /OS-FEDERATION/identity_providers/* | identity provider set $1 :description --remote-id-file<l=remote_ids {enabled}
DELETE /OS-FEDERATION/identity_providers/* | identity provider delete $1
PUT /OS-FEDERATION/identity_providers/*/protocols/* | federation protocol create $2 --identity-provider=$1 --mapping=mapping_id
PATCH /OS-FEDERATION/identity_providers/*/protocols/* | federation protocol set $2 --identity-provider=$1 --mapping=mapping_id
DELETE /OS-FEDERATION/identity_providers/*/protocols/* | federation protocol delete $2 --identity-provider=$1
PUT /OS-FEDERATION/mappings/* | mapping create $1 --rules<=rules
PATCH /OS-FEDERATION/mappings/* | mapping set $1 --rules<=rules
DELETE /OS-FEDERATION/mappings/* | mapping delete $1
[image]
/v2/images image | <name> :file :id :disk-format :container-format --min-disk=min_disk/0 --min-ram=min_ram/0 {visibility} --protected|=protected --hidden|=os_hidden --tag*=tags --property%* 
PATCH /v2/images/* | image unset $1 --property*=removed ; image set $1 :name {format} {visibility} --protected|--unprotected=protected --hidden|--unhidden=os_hidden --property%*
POST /v2/images/*/actions/deactivate | image set $1 --deactivate
POST /v2/images/*/actions/reactivate | image set $1 --activate
POST /v2/images/*/members | image add project $1 <member>
PUT /v2/images/*/members/* | image set $1 --accept status==accepted
PUT /v2/images/*/members/* | image set $1 --reject status==rejected
PUT /v2/images/*/members/* | image set $1 --pending status==pending
DELETE /v2/images/*/members/* | image remove project $1 $2
POST /v2/images/*/import | ! image import $1 --method=name :uri --store+=stores
DELETE /v2/stores/*/* | ! image delete $2 --store=$1
/v2/metadefs/namespaces ! image metadef namespace | <namespace> :display-name :description --public|=visibility==public --private|=visibility==private --protected|--unprotected=protected
PUT /v2/metadefs/namespaces/* | ! image metadef namespace set $1 namespace==$1 owner==** :display-name :description --public|=visibility==public --private|=visibility==private --protected|--unprotected=protected
POST /v2/metadefs/namespaces/*/resource_types | ! image metadef resource type association create $1 <name>
DELETE /v2/metadefs/namespaces/*/resource_types/* | ! image metadef resource type association delete $1 $2
[volume]
/volumes volume | <name=> :size --type=volume_type --image=imageRef --snapshot=snapshot_id --source=source_volid :description :availability-zone --property%=metadata --hint%=OS-SCH-HNT:scheduler_hints | :name :description
DELETE /volumes/* | volume delete $1 --purge|=cascade==true
PUT /os-services/enable | volume service set --enable <host> <binary>
PUT /os-services/disable | volume service set --disable <host> <binary>
PUT /os-services/disable-log-reason | volume service set --disable --disable-reason=disabled_reason <host> <binary>
POST /volumes/*/metadata | volume set $1 --property%*
DELETE /volumes/*/metadata/* | volume unset $1 --property=$2
POST /volumes/*/action os-set_bootable | volume set $1 --bootable|--non-bootable=bootable
POST /volumes/*/action os-update_readonly_flag | volume set $1 --read-only|--read-write=readonly
POST /volumes/*/action os-extend | volume set $1 --size=new_size
POST /volumes/*/action os-retype | volume set $1 --type=new_type --retype-policy=migration_policy
POST /volumes/*/action os-set_image_metadata | volume set $1 --image-property%=metadata
POST /volumes/*/action os-unset_image_metadata | volume unset $1 --image-property=key
POST /volumes/*/action os-reset_status | volume set $1 --state=status --detached attach_status==detached
POST /volumes/*/action os-reset_status | volume set $1 --state=status
POST /volumes/*/action os-migrate_volume | volume migrate $1 :host --force-host-copy|=force_host_copy --lock-volume|=lock_volume
POST /volumes/*/action os-force_delete | volume delete --force $1
POST /volumes/*/action revert | ! volume revert <snapshot_id>
POST /volumes/*/action os-unmanage | ! volume delete $1 --remote
POST /os-volume-manage | ! volume create <name=> :host --remote-source%=ref --type=volume_type :description :availability-zone --property%=metadata --bootable|=bootable
POST /volumes/*/action os-volume_upload_image | image create <image_name> --volume=$1 :disk-format :container-format --force|=force
/snapshots volume snapshot | <name=> --volume=volume_id :description --force|=force --property%=metadata | :name :description
POST /snapshots/*/metadata | volume snapshot set $1 --property%*
DELETE /snapshots/*/metadata/* | volume snapshot unset $1 --property=$2
POST /snapshots/*/action os-reset_status | volume snapshot set $1 --state=status
POST /snapshots/*/action os-force_delete | volume snapshot delete --force $1
/backups volume backup | <volume_id> :name :description :container --snapshot=snapshot_id --incremental|=incremental --force|=force :availability-zone --property%=metadata | :name :description
POST /backups/*/restore | ! volume backup restore --force $1 <volume_id>
POST /backups/*/restore | ! volume backup restore $1 <name>
POST /backups/*/restore | ! volume backup restore $1 restore_backup_$1
POST /backups/*/action os-reset_status | volume backup set $1 --state=status
POST /backups/*/action os-force_delete | volume backup delete --force $1
/types volume type | <name> :description --public|--private=os-volume-type-access:is_public --property%=extra_specs | :name :description
POST /types/*/extra_specs | volume type set $1 --property%*
DELETE /types/*/extra_specs/* | volume type unset $1 --property=$2
POST /types/*/encryption | volume type set $1 {encryption}
PUT /types/*/encryption/* | volume type set $1 {encryption}
DELETE /types/*/encryption/* | volume type unset $1 --encryption-type
POST /types/*/action addProjectAccess | volume type set $1 :project
POST /types/*/action removeProjectAccess | volume type unset $1 :project
/qos-specs volume qos | <name> :consumer --property%*
PUT /qos-specs/* | volume qos set $1 --property%*
GET /qos-specs/*/associate | volume qos associate $1 <vol_type_id>
GET /qos-specs/*/disassociate | volume qos disassociate $1 --volume-type=vol_type_id
GET /qos-specs/*/disassociate_all | volume qos disassociate $1 --all
PUT /qos-specs/*/delete_keys | volume qos unset $1 --property*=keys
/os-volume-transfer volume transfer request | <volume_id> :name --no-snapshots|=no_snapshots
/volume-transfers volume transfer request | <volume_id> :name --no-snapshots|=no_snapshots
POST /os-volume-transfer/*/accept | volume transfer request accept $1 :auth-key
POST /volume-transfers/*/accept | volume transfer request accept $1 :auth-key
/groups volume group | <group_type> <volume_types> :name :description :availability-zone | :name :description
POST /groups/*/action delete | volume group delete $1 --force|=delete-volumes
/group_snapshots volume group snapshot | <group_id> :name :description
/group_types volume group type | <name> :description --public|--private=is_public | :name :description --public|--private=is_public
POST /group_types/*/group_specs | volume group type set $1 --property%*
DELETE /messages/* | volume message delete $1
PUT /os-quota-class-sets/* | quota set --class $1 {blocks}
PUT /os-quota-sets/* | quota set $1 {blocks}
[orchestration]
POST /stacks | stack create <stack_name> {stack} |--enable-rollback=disable_rollback
POST /stacks/preview | stack create --dry-run <stack_name> {stack} |--enable-rollback=disable_rollback
PUT /stacks/*/* | stack update $2 {stack}
PATCH /stacks/*/* | stack update --existing $2 {stack}
PUT /stacks/*/*/preview | stack update --dry-run $2 {stack} {nested}
PATCH /stacks/*/*/preview | stack update --dry-run --existing $2 {stack} {nested}
DELETE /stacks/*/* | stack delete --yes $2
POST /stacks/*/*/actions suspend | stack suspend $2
POST /stacks/*/*/actions resume | stack resume $2
POST /stacks/*/*/actions check | stack check $2
POST /stacks/*/*/actions cancel_update | stack cancel $2
POST /stacks/*/*/actions cancel_without_rollback | stack cancel --no-rollback $2
POST /stacks/*/*/snapshots | stack snapshot create $2 :name
POST /stacks/*/*/snapshots/*/restore | stack snapshot restore $2 $3
DELETE /stacks/*/*/snapshots/* | stack snapshot delete --yes $2 $3
POST /stacks/*/*/resources/*/signal | stack resource signal $2 $3 --data<j=*
PATCH /stacks/*/*/resources/* | stack resource mark unhealthy $2 $3 <resource_status_reason?> |--reset=mark_unhealthy
POST /validate | orchestration template validate {stack} {nested}
[placement]
DELETE /allocations/* | resource provider allocation delete $1
[object-store]
PUT /* | container create --public $1 x-container-read==.r:*,.rlistings
PUT /* | container create $1 x-container-read==
DELETE /* | container delete $1
POST /* | container set $1 --property%*x-container-meta-
POST /* | swift post $1 --read-acl=x-container-read --write-acl=x-container-write --meta%*x-container-meta-
POST / | object store account set --property%*x-account-meta-
POST / | swift post --meta%*x-account-meta-
DELETE /*/** | object delete $1 $2
DELETE /*/** | swift delete $1 $2 --version-id=version-id
POST /*/** | object set $1 $2 --property%*x-object-meta-
POST /*/** | swift post $1 $2 --meta%*x-object-meta- --header%*
`
