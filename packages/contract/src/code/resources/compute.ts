import { byId, byName, constant, decodedText, each, ifText, inList, ofCall, part, when } from './arguments.ts'
import { ANYTHING } from './resource-call.ts'
import { resource, type ResourceRow } from './resource-row.ts'
import { same } from '../fields.ts'

export const COMPUTE: readonly ResourceRow[] = [
  resource('keypair', 'POST /os-keypairs', {
    terraform: ['openstack_compute_keypair_v2', same('name public_key'), { type: 'ssh' }],
    hot: ['OS::Nova::KeyPair', same('name public_key type')],
  }),
  resource('server_group', 'POST /os-server-groups', {
    terraform: [
      'openstack_compute_servergroup_v2',
      { ...same('name'), policies: ['policies', inList('policy')], rules: each('rules', same('max_server_per_host')) },
    ],
    hot: ['OS::Nova::ServerGroup', { ...same('name'), policies: ['policies', inList('policy')], ...same('rules') }],
  }),
  resource('aggregate', 'POST /os-aggregates', {
    terraform: ['openstack_compute_aggregate_v2', { ...same('name'), zone: 'availability_zone' }],
    hot: ['OS::Nova::HostAggregate', same('name availability_zone')],
  }),
  resource('flavor', 'POST /flavors', {
    terraform: [
      'openstack_compute_flavor_v2',
      {
        ...same('name description ram vcpus disk'),
        flavor_id: 'id',
        ephemeral: 'OS-FLV-EXT-DATA:ephemeral',
        ...same('swap'),
        rx_tx_factor: 'rxtx_factor',
        is_public: 'os-flavor-access:is_public',
      },
    ],
    hot: [
      'OS::Nova::Flavor',
      {
        ...same('name ram vcpus disk'),
        flavorid: 'id',
        ephemeral: 'OS-FLV-EXT-DATA:ephemeral',
        ...same('swap rxtx_factor'),
        is_public: 'os-flavor-access:is_public',
      },
    ],
  }),
  resource('flavor_access', 'POST /flavors/*/action addTenantAccess', {
    terraform: ['openstack_compute_flavor_access_v2', { flavor_id: part(1), tenant_id: 'tenant' }],
  }),
  resource('server', 'POST /servers', {
    terraform: [
      'openstack_compute_instance_v2',
      {
        ...same('name'),
        image_id: byId('imageRef'),
        image_name: byName('imageRef'),
        flavor_id: byId('flavorRef'),
        flavor_name: byName('flavorRef'),
        key_pair: 'key_name',
        ...same('availability_zone'),
        security_groups: each('security_groups', 'name'),
        network: each('networks', { ...same('uuid port'), fixed_ip_v4: 'fixed_ip' }),
        network_mode: ifText('networks'),
        block_device: each(
          'block_device_mapping_v2',
          same(
            'uuid source_type destination_type boot_index volume_size volume_type device_type disk_bus guest_format delete_on_termination',
          ),
        ),
        user_data: decodedText('user_data'),
        ...same('metadata config_drive'),
        admin_pass: 'adminPass',
        ...same('tags hypervisor_hostname'),
        scheduler_hints: each('os:scheduler_hints', same('group different_host same_host build_near_host_ip')),
      },
      { min_count: 1, max_count: 1, 'OS-DCF:diskConfig': 'AUTO' },
    ],
    hot: [
      'OS::Nova::Server',
      {
        ...same('name'),
        image: 'imageRef',
        flavor: 'flavorRef',
        ...same('key_name availability_zone'),
        security_groups: each('security_groups', 'name'),
        networks: [
          each('networks', { network: 'uuid', ...same('port fixed_ip tag') }),
          ofCall({ allocate_network: ifText('networks') }),
        ],
        block_device_mapping_v2: each(
          'block_device_mapping_v2',
          {
            volume_id: when({ source_type: 'volume' }, 'uuid'),
            snapshot_id: when({ source_type: 'snapshot' }, 'uuid'),
            image: when({ source_type: 'image' }, 'uuid'),
            ...same('boot_index volume_size device_name device_type disk_bus delete_on_termination'),
          },
          { source_type: ANYTHING, destination_type: 'volume' },
        ),
        user_data_format: when({ user_data: null }, constant('RAW')),
        user_data: decodedText('user_data'),
        ...same('metadata config_drive'),
        admin_pass: 'adminPass',
        ...same('tags'),
        scheduler_hints: 'os:scheduler_hints',
        diskConfig: 'OS-DCF:diskConfig',
      },
      { min_count: 1, max_count: 1 },
    ],
  }),
  resource('volume_attachment', 'POST /servers/*/os-volume_attachments', {
    terraform: [
      'openstack_compute_volume_attach_v2',
      { instance_id: part(1), volume_id: 'volumeId', ...same('device') },
    ],
    hot: ['OS::Cinder::VolumeAttachment', { instance_uuid: part(1), volume_id: 'volumeId', mountpoint: 'device' }],
  }),
  resource('interface', 'POST /servers/*/os-interface', {
    terraform: [
      'openstack_compute_interface_attach_v2',
      { instance_id: part(1), ...same('port_id'), network_id: 'net_id', fixed_ip: 'fixed_ips.0.ip_address' },
    ],
  }),
]
