import {
  backup,
  balancer,
  floatingIp,
  FRESH,
  group,
  image,
  load,
  network,
  OLD,
  opening,
  port,
  router,
  server,
  serverGroup,
  snapshot,
  volume,
  guest,
  type Case,
} from './lists.fixture.ts'
import type { RuleId } from './rule.ts'

const UUID = '0b7e1c1e-5a5f-4a7e-9c0e-0d6f6c1c2a11'

/** The same for waste, fit and hygiene. */
export const OTHER_CASES = {
  unattachedVolume: {
    lists: {
      volumes: [
        volume('left', { status: 'available' }),
        volume('young', { status: 'available', updated_at: FRESH }),
        volume('offered', { status: 'awaiting-transfer' }),
        volume('used'),
      ],
    },
    finds: [['left', 'certain']],
  },
  oldSnapshot: {
    lists: {
      volumes: [volume('data', { updated_at: FRESH }), volume('still', { updated_at: OLD })],
      snapshots: [
        snapshot('before'),
        snapshot('young', { created_at: FRESH }),
        snapshot('same', { volume_id: 'still' }),
        snapshot('grouped', { group_snapshot_id: 'g' }),
      ],
    },
    finds: [['before', 'likely']],
  },
  orphanBackup: {
    lists: {
      volumes: [volume('data')],
      backups: [
        backup('kept'),
        backup('orphan', { volume_id: 'gone' }),
        backup('parent', { volume_id: 'gone', has_dependent_backups: true }),
      ],
    },
    finds: [['orphan', 'likely']],
  },
  unusedImage: {
    lists: {
      images: [
        image('left'),
        image('used'),
        image('disk'),
        image('kept', { protected: true }),
        image('shared', { visibility: 'shared' }),
        image('foreign', { owner: 'other' }),
      ],
      servers: [server('web', { image: { id: 'used' } })],
      volumes: [volume('boot', { volume_image_metadata: { image_id: 'disk' } })],
    },
    finds: [['left', 'likely']],
  },
  stoppedInstance: {
    lists: {
      servers: [
        server('off', { status: 'SHUTOFF' }),
        server('just', { status: 'SHUTOFF', updated: FRESH }),
        server('on'),
        server('ageless', { status: 'PAUSED', updated: null }),
      ],
    },
    finds: [
      ['off', 'certain'],
      ['ageless', 'guess'],
    ],
  },
  shelvedInstance: {
    lists: { servers: [server('shelved', { status: 'SHELVED_OFFLOADED' }), server('on')] },
    finds: [['shelved', 'likely']],
  },
  unusedKey: {
    lists: {
      keypairs: ['laptop', 'old'].map((name) => ({ name, fingerprint: '', public_key: '', type: 'ssh' })),
      servers: [server('web', { key_name: 'laptop' })],
    },
    finds: [['old', 'guess']],
  },
  emptyServerGroup: {
    lists: { serverGroups: [serverGroup('none', []), serverGroup('some', ['a'])] },
    finds: [['none', 'likely']],
  },
  emptyBalancer: {
    lists: { balancers: [balancer('test', { pools: [] }), balancer('shop')] },
    finds: [['test', 'certain']],
  },
  unusedAddress: {
    lists: {
      floatingIps: [
        floatingIp('172.24.4.1'),
        floatingIp('172.24.4.2', { port_id: 'p' }),
        floatingIp('172.24.4.3', { port_forwardings: [{ id: 'f' }] }),
        floatingIp('172.24.4.4', { updated_at: FRESH }),
      ],
    },
    finds: [['172.24.4.1', 'certain']],
  },
  unusedPort: {
    lists: {
      ports: [
        port('free'),
        port('shared-ip', { fixed_ips: [{ subnet_id: 's', ip_address: '10.0.0.50' }] }),
        port('addressed'),
        guest('web', [], { allowed_address_pairs: [{ ip_address: '10.0.0.50' }] }),
        port('sub', { trunk_id: 't' }),
      ],
      floatingIps: [floatingIp('172.24.4.1', { port_id: 'addressed' })],
    },
    finds: [['free', 'likely']],
  },
  idleRouter: {
    lists: {
      routers: [router('idle'), router('edge')],
      ports: [
        port('if', { device_id: 'edge', device_owner: 'network:ha_router_replicated_interface' }),
        port('gw', { device_id: 'idle', device_owner: 'network:router_gateway' }),
      ],
    },
    finds: [['idle', 'certain']],
  },
  emptyNetwork: {
    lists: {
      networks: [network('left'), network('private'), network('public', { 'router:external': true })],
      ports: [guest('web', []), port('dhcp', { network_id: 'left', device_owner: 'network:dhcp' })],
    },
    finds: [['left', 'likely']],
  },
  unusedGroup: {
    lists: {
      groups: [
        group('left'),
        group('used'),
        group('referred'),
        group('refers', [{ remote_group_id: 'referred' }]),
        group('default'),
        group('foreign', [], { project_id: 'other' }),
      ],
      ports: [guest('web', ['used', 'refers'])],
    },
    finds: [['left', 'likely']],
  },
  idleInstance: {
    lists: {
      servers: ['idle', 'bursts', 'unknown'].map((id) => server(id)),
      loads: [load('idle', 1, 4), load('bursts', 1, 60)],
    },
    finds: [['idle', 'likely']],
  },
  oversizedInstance: {
    lists: {
      servers: [server('large'), server('busy'), server('off', { status: 'SHUTOFF' })],
      loads: [load('large', 8, 15), load('busy', 40, 80), { ...load('off', 8, 15), days: 2 }],
    },
    finds: [['large', 'likely']],
  },
  smallInstance: {
    lists: {
      servers: [server('full'), server('young'), server('calm')],
      loads: [load('full', 85, 99, 40), { ...load('young', 85, 99, 40), days: 2 }, load('calm', 10, 30)],
    },
    finds: [
      ['full', 'likely'],
      ['young', 'guess'],
    ],
  },
  untaggedInstance: {
    lists: { servers: [server('a'), server('b'), server('bare', { tags: [] })] },
    finds: [['bare', 'likely']],
  },
  sameInstanceName: {
    lists: { servers: [server('1', { name: 'web' }), server('2', { name: 'web', created: FRESH }), server('3')] },
    finds: [['web', 'certain']],
  },
  sameVolumeName: {
    lists: { volumes: [volume('1', { name: 'data' }), volume('2', { name: 'data' }), volume('3')] },
    finds: [['data', 'certain']],
  },
  volumeWithoutName: {
    lists: { volumes: [volume(UUID), volume('data')] },
    finds: [[UUID, 'certain']],
  },
  superfluousRule: {
    lists: { groups: [group('twice', [opening(80), opening(80)]), group('once', [opening(80), opening(81)])] },
    finds: [['twice', 'certain']],
  },
} satisfies Partial<Record<RuleId, Case>>
