import { creation, type Creation } from './call.fixture.ts'
import { NETWORK_CREATIONS } from './network-calls.fixture.ts'

const limit = { service_id: 's', resource_name: 'cores', description: 'd' }

/** A call for each resource that a language has, with all that its forms send. */
export const CREATIONS: Readonly<Record<string, Creation>> = {
  keypair: {
    call: creation('compute POST /os-keypairs', { keypair: { name: 'k', type: 'ssh', public_key: 'ssh-rsa A' } }),
  },
  server_group: {
    call: creation('compute POST /os-server-groups', {
      server_group: { name: 'g', policy: 'anti-affinity', rules: { max_server_per_host: 3 } },
    }),
  },
  aggregate: { call: creation('compute POST /os-aggregates', { aggregate: { name: 'a', availability_zone: 'z' } }) },
  flavor: {
    call: creation('compute POST /flavors', {
      flavor: {
        id: 'f',
        name: 'f',
        ram: 64,
        vcpus: 1,
        disk: 1,
        swap: 5,
        rxtx_factor: 1,
        description: 'd',
        'OS-FLV-EXT-DATA:ephemeral': 2,
        'os-flavor-access:is_public': false,
      },
    }),
    lost: { hot: ['flavor.description'] },
  },
  flavor_access: { call: creation('compute POST /flavors/f/action', { addTenantAccess: { tenant: 't' } }) },
  server: {
    call: creation('compute POST /servers', {
      server: {
        name: 's',
        imageRef: 'i',
        flavorRef: 'f',
        key_name: 'k',
        availability_zone: 'z',
        config_drive: true,
        security_groups: [{ name: 'web' }],
        metadata: { role: 'web' },
        tags: ['t'],
        adminPass: 'p',
        networks: [{ uuid: 'n' }, { port: 'p', fixed_ip: null }],
        user_data: 'IyEvYmluL3No',
        block_device_mapping_v2: [
          { source_type: 'volume', uuid: 'v', destination_type: 'volume', boot_index: 0, delete_on_termination: true },
        ],
        min_count: 1,
        max_count: 2,
        description: 'd',
        'OS-DCF:diskConfig': 'AUTO',
      },
      'os:scheduler_hints': { group: 'g' },
    }),
    lost: {
      terraform: ['server.max_count', 'server.description'],
      hot: ['server.max_count', 'server.description'],
    },
  },
  volume_attachment: {
    call: creation('compute POST /servers/s/os-volume_attachments', {
      volumeAttachment: { volumeId: 'v', device: '/dev/vdb' },
    }),
  },
  interface: {
    call: creation('compute POST /servers/s/os-interface', {
      interfaceAttachment: { net_id: 'n', fixed_ips: [{ ip_address: '10.0.0.4' }] },
    }),
  },
  ...NETWORK_CREATIONS,
  project: {
    call: creation('identity POST /projects', {
      project: {
        name: 'p',
        description: 'd',
        domain_id: 'default',
        parent_id: 'q',
        enabled: false,
        tags: ['t'],
        cost: '4',
      },
    }),
    lost: { hot: ['project.cost'] },
  },
  domain: { call: creation('identity POST /domains', { domain: { name: 'd', description: 'd', enabled: true } }) },
  user: {
    call: creation('identity POST /users', {
      user: {
        name: 'u',
        description: 'd',
        domain_id: 'default',
        default_project_id: 'p',
        password: 'x',
        enabled: true,
        email: 'u@example.org',
      },
    }),
  },
  group: { call: creation('identity POST /groups', { group: { name: 'g', description: 'd', domain_id: 'default' } }) },
  role: {
    call: creation('identity POST /roles', { role: { name: 'r', domain_id: 'd', description: 'e' } }),
    lost: { terraform: ['role.description'], hot: ['role.description'] },
  },
  membership: { call: creation('identity PUT /groups/g/users/u', null) },
  role_assignment: { call: creation('identity PUT /projects/p/users/u/roles/r', null) },
  service: {
    call: creation('identity POST /services', { service: { name: 's', type: 't', description: 'd', enabled: false } }),
  },
  endpoint: {
    call: creation('identity POST /endpoints', {
      endpoint: { service_id: 's', interface: 'public', url: 'http://a', region_id: 'r', enabled: false },
    }),
    lost: { terraform: ['endpoint.enabled'] },
  },
  region: {
    call: creation('identity POST /regions', { region: { id: 'r', parent_region_id: 'p', description: 'd' } }),
  },
  limit: { call: creation('identity POST /limits', { limits: [{ ...limit, project_id: 'p', resource_limit: 5 }] }) },
  registered_limit: {
    call: creation('identity POST /registered_limits', { registered_limits: [{ ...limit, default_limit: 5 }] }),
  },
  application_credential: {
    call: creation('identity POST /users/u/application_credentials', {
      application_credential: {
        name: 'a',
        description: 'd',
        secret: 'x',
        roles: [{ name: 'member' }],
        unrestricted: true,
        access_rules: [{ service: 'compute', path: '/v2.1/servers', method: 'GET' }],
        expires_at: '2099-01-01T00:00:00Z',
      },
    }),
  },
  ec2_credential: { call: creation('identity POST /users/u/credentials/OS-EC2', { tenant_id: 'p' }) },
  volume: {
    call: creation('volume POST /volumes', {
      volume: {
        name: 'v',
        description: 'd',
        size: 1,
        volume_type: 't',
        imageRef: 'i',
        snapshot_id: null,
        source_volid: 's',
        availability_zone: 'z',
        metadata: { a: 'b' },
      },
    }),
  },
  volume_type: {
    call: creation('volume POST /types', {
      volume_type: { name: 't', description: 'd', 'os-volume-type-access:is_public': false, extra_specs: { a: 'b' } },
    }),
  },
  encryption: {
    call: creation('volume POST /types/t/encryption', {
      encryption: { provider: 'luks', control_location: 'front-end', cipher: 'aes', key_size: 256 },
    }),
  },
  qos: {
    call: creation('volume POST /qos-specs', { qos_specs: { name: 'q', consumer: 'both', total_iops_sec: '9' } }),
  },
  image: {
    call: creation('image POST /v2/images', {
      name: 'i',
      disk_format: 'qcow2',
      container_format: 'bare',
      min_disk: 1,
      min_ram: 64,
      protected: true,
      visibility: 'private',
      os_hidden: true,
      tags: ['t'],
      os_distro: 'debian',
      hw_disk_bus: 'scsi',
    }),
    data: creation('image POST /v2/images/NEW_ID/import', {
      method: { name: 'web-download', uri: 'https://images.test/i.qcow2' },
    }),
  },
  container: {
    call: creation('object-store PUT /box', null, { headers: { 'x-container-read': '.r:*,.rlistings' } }),
  },
}
