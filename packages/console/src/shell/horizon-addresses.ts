import { PASSWORD_ANCHOR, paths } from '../paths.ts'

/** A page of the console that an address of Horizon leads to. */
export interface Target {
  to: string
  search?: Record<string, string>
  hash?: string
}

/**
 * Its forms, which are dialogs over the panel here: for each panel, the rest of the form's address and the dialog.
 * `$id` is the item of the dialog. Forms to create and update follow from the manifests.
 */
export const FORMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/project/instances': {
    launch: 'quick-launch',
    '$id/rebuild': 'rebuild-instance',
    '$id/resize': 'resize-instance',
    '$id/rescue': 'rescue-instance',
    '$id/attach_interface': 'attach-interface',
    '$id/detach_interface': 'detach-interface',
    '$id/attach_volume': 'attach-volume',
    '$id/detach_volume': 'detach-volume',
    '$id/disassociate': 'disassociate-floating-ip',
    '$id/$keypair/decryptpassword': 'retrieve-password',
    '$server/ports/$id/update': 'edit-port',
  },
  '/admin/instances': {
    '$id/rescue': 'rescue-instance',
    '$id/live_migrate': 'live-migrate-instance',
  },
  '/project/images': { '$id/create': 'create-instance-snapshot' },
  '/project/key_pairs': { import: 'import-key-pair' },
  '/project/volumes': {
    create: 'create-volume',
    accept_transfer: 'accept-volume-transfer',
    '$transfer/auth/$key': 'accept-volume-transfer',
    '$id/update': 'edit-volume',
    '$id/extend': 'extend-volume',
    '$id/attach': 'volume-attachments',
    '$id/create_snapshot': 'create-volume-snapshot',
    '$id/create_transfer': 'create-volume-transfer',
    '$id/create_backup': 'create-volume-backup',
    '$volume/create_backup/$id': 'backup-volume-snapshot',
    '$id/upload_to_image': 'upload-volume',
    '$id/retype': 'change-volume-type',
  },
  '/project/backups': { '$id/restore': 'restore-backup' },
  '/admin/backups': { '$id/restore': 'restore-backup', '$id/update_status': 'update-volume-backup-status' },
  '/project/volume_groups': {
    '$id/delete': 'delete-volume-group',
    '$id/manage': 'manage-group-volumes',
    '$id/remove_volumese': 'remove-group-volumes',
    '$id/create_snapshot': 'create-group-snapshot',
    '$id/clone_group': 'clone-volume-group',
  },
  '/admin/volume_groups': {
    '$id/delete': 'delete-volume-group',
    '$id/manage': 'manage-group-volumes',
    '$id/remove_volumese': 'remove-group-volumes',
  },
  '/project/vg_snapshots': { '$id/create_group': 'create-group-from-snapshot' },
  '/project/networks': {
    create: 'create-network',
    '$id/subnets/create': 'create-subnet',
    '$id/ports/create': 'create-port',
    '$network/subnets/$id/update': 'edit-subnet',
    '$network/ports/$id/update': 'edit-port',
    'ports/$id/addallowedaddresspairs': 'add-address-pair',
  },
  '/project/routers': {
    '$id/addinterface': 'add-interface',
    '$id/addrouterroute': 'add-static-route',
    '$id/setgateway': 'set-gateway',
  },
  '/admin/routers': { create: 'admin-create-router' },
  '/project/floating_ips': { allocate: 'allocate-floating-ip', associate: 'associate-any-address' },
  '/admin/floating_ips': { allocate: 'admin-allocate-floating-ip' },
  '/project/network_topology': {
    createnetwork: 'create-network',
    createrouter: 'create-router',
    'router/$id/addinterface': 'add-interface',
    'network/$id/subnet/create': 'create-subnet',
  },
  '/admin/hypervisors': {
    '$id/disable_service': 'disable-compute-service',
    '$id/evacuate_host': 'evacuate-host',
    '$id/migrate_host': 'migrate-host',
  },
  '/admin/aggregates': {
    '$id/manage_hosts': 'manage-aggregate-hosts',
  },
  '/admin/flavors': {
    '$id/update': 'modify-flavor-access',
  },
  '/admin/metadata_defs': {
    '$id/resource_types': 'update-associations',
  },
  '/admin/group_types': {
    create_type: 'create-group-type',
    '$id/update_type': 'edit-group-type',
    '$id/specs': 'manage-group-type-specs',
    '$id/specs/create': 'manage-group-type-specs',
    '$id/specs/$key/edit': 'manage-group-type-specs',
  },
  '/admin/networks': {
    create: 'admin-create-network',
    '$id/agents/add': 'add-dhcp-agent',
    '$id/subnets/create': 'create-subnet',
    '$id/ports/create': 'create-port',
    '$network/subnets/$id/update': 'edit-subnet',
    '$network/ports/$id/update': 'edit-port',
    'ports/$id/addallowedaddresspairs': 'add-address-pair',
  },
  '/admin/snapshots': {
    '$id/update_status': 'update-volume-snapshot-status',
  },
  '/admin/volumes': {
    manage: 'manage-volume',
    '$id/migrate': 'migrate-volume',
    '$id/unmanage': 'unmanage-volume',
    '$id/update_status': 'update-volume-status',
  },
  '/admin/volume_types': {
    create_type: 'create-volume-type',
    '$id/update_type': 'edit-volume-type',
    '$id/extras': 'update-volume-type-metadata',
    '$id/extras/create': 'update-volume-type-metadata',
    '$id/extras/$key/edit': 'update-volume-type-metadata',
    '$id/manage_qos_spec_association': 'volume-type-qos',
    '$id/create_type_encryption': 'volume-type-encryption',
    '$id/update_type_encryption': 'volume-type-encryption',
    '$id/edit_access': 'volume-type-access',
    create_qos_spec: 'create-qos-spec',
    '$id/edit_qos_spec_consumer': 'edit-qos-spec-consumer',
    'qos_specs/$id/create': 'manage-qos-specs',
    'qos_specs/$id/key/$key/edit': 'manage-qos-specs',
  },
  '/identity': { create: 'create-project', '$id/update': 'edit-project', '$id/update_quotas': 'modify-quotas' },
  '/identity/projects': { '$id/update_quotas': 'modify-quotas' },
  '/identity/users': { '$id/change_password': 'change-user-password' },
  '/identity/groups': { '$id/manage_members': 'manage-group-members', '$id/add_members': 'manage-group-members' },
}

/** The panels of forms that are below another panel in Horizon. */
export const OTHER_PANELS: Readonly<Record<string, string>> = {
  'create-qos-spec': '/admin/qos_specs',
  'edit-qos-spec-consumer': '/admin/qos_specs',
  'manage-qos-specs': '/admin/qos_specs',
  'create-project': '/identity/projects',
  'edit-project': '/identity/projects',
  'modify-quotas': '/identity/projects',
}

/** The parameter of the item, of forms that do not have it as `item`. */
export const ITEM_PARAMETERS: Readonly<Record<string, string>> = {
  'create-subnet': 'networkId',
  'edit-subnet': 'subnetId',
}

/** Its details pages whose addresses do not follow from the panels, by type. */
export const DETAILS: Readonly<Record<string, string>> = {
  '/project/networks/subnets/$id/detail': 'OS::Neutron::Subnet',
  '/admin/networks/subnets/$id/detail': 'OS::Neutron::Subnet',
  '/project/networks/ports/$id/detail': 'OS::Neutron::Port',
  '/admin/networks/ports/$id/detail': 'OS::Neutron::Port',
  '/project/network_topology/router/$id': 'OS::Neutron::Router',
  '/project/network_topology/network/$id': 'OS::Neutron::Net',
  '/project/volumes/$id/encryption_detail': 'OS::Cinder::Volume',
  '/admin/volume_types/$id/type_encryption_detail': 'OS::Cinder::VolumeType',
  '/admin/volume_types/qos_specs/$id': 'OS::Cinder::QoSSpec',
  '/identity/$id/detail': 'OS::Keystone::Project',
  '/project/stacks/stack/$id': 'OS::Heat::Stack',
}

/** Its pages that are another page here. */
export const PAGES: Readonly<Record<string, Target>> = {
  '/identity': { to: '/identity/projects' },
  '/settings/user': { to: paths.settings() },
  '/settings/password': { to: paths.settings(), hash: PASSWORD_ANCHOR },
  '/admin/ngflavors': { to: '/admin/flavors' },
  '/project/containers/container': { to: paths.containers() },
  '/project/network_topology/router': { to: paths.networkTopology() },
  '/project/network_topology/network': { to: paths.networkTopology() },
  '/project/network_topology/instance': { to: paths.networkTopology() },
  '/project/api_access/view_credentials': { to: paths.apiAccess(), search: { modal: 'view-credentials' } },
  '/project/api_access/recreate_ec2_credentials': {
    to: paths.apiAccess(),
    search: { modal: 'recreate-ec2-credentials' },
  },
  '/project/api_access/ec2': { to: paths.apiAccess(), search: { modal: 'ec2-credentials' } },
  '/project/api_access/openrc': { to: paths.apiAccess(), search: { modal: 'download-openrc' } },
  '/project/api_access/clouds.yaml': { to: paths.apiAccess(), search: { modal: 'download-clouds-yaml' } },
  '/identity/application_credentials/success': { to: '/identity/application_credentials' },
  '/identity/application_credentials/download_openrc': { to: '/identity/application_credentials' },
  '/identity/application_credentials/download_clouds_yaml': { to: '/identity/application_credentials' },
  '/identity/application_credentials/download_kubeconfig': { to: '/identity/application_credentials' },
  '/project/warning': { to: paths.overview() },
  '/project/volumes/$transfer/download_creds/$key': { to: '/project/volumes' },
  '/admin/defaults/update_defaults': { to: paths.defaults(), search: { modal: 'update-defaults' } },
  // Parts of its pages, which nobody opens.
  '/header': { to: '/' },
  '/project/template_generator/get_resource_options': { to: paths.templateGenerator() },
  '/ngdetails': { to: '/' },
}
