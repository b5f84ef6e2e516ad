import {
  backup,
  certificate,
  credential,
  floatingIp,
  FRESH,
  group,
  image,
  OLD,
  opening,
  server,
  serverGroup,
  stack,
  volume,
  zone,
  guest,
  type Case,
} from './lists.fixture.ts'
import type { RuleId } from './rule.ts'

/** For each rule about risks what it finds, beside what looks alike and is no finding. */
export const RISK_CASES = {
  openPort: {
    lists: {
      ports: [
        guest('db', ['debug']),
        guest('web', ['web']),
        guest('inner', ['debug']),
        guest('v6', ['debug'], { fixed_ips: [{ subnet_id: 's', ip_address: '2001:db8::5' }] }),
      ],
      floatingIps: [
        floatingIp('172.24.4.8', { port_id: 'db-port' }),
        floatingIp('172.24.4.9', { port_id: 'web-port' }),
      ],
      groups: [group('debug', [opening(5432)]), group('web', [opening(443)])],
      servers: ['db', 'web', 'inner', 'v6'].map((id) => server(id)),
    },
    finds: [
      ['db', 'likely'],
      ['v6', 'likely'],
    ],
  },
  unfilteredAddress: {
    lists: {
      ports: [guest('gw', [], { port_security_enabled: false }), guest('web', ['web'])],
      floatingIps: [
        floatingIp('172.24.4.8', { port_id: 'gw-port' }),
        floatingIp('172.24.4.9', { port_id: 'web-port' }),
      ],
      servers: [server('gw'), server('web')],
    },
    finds: [['gw', 'likely']],
  },
  openDefault: {
    lists: {
      groups: [
        group('open', [opening(80)], { name: 'default' }),
        group('closed', [{ remote_group_id: 'closed' }, { protocol: 'icmp' }], { name: 'default' }),
        group('web', [opening(80)]),
      ],
    },
    finds: [['default', 'certain']],
  },
  lastingCredential: {
    lists: { credentials: [credential('ci', { expires_at: null }), credential('other')] },
    finds: [['ci', 'certain']],
  },
  endingCredential: {
    lists: {
      credentials: [
        credential('soon', { expires_at: '2026-11-24T00:00:00' }),
        credential('ended', { expires_at: '2026-11-01T00:00:00' }),
        credential('later'),
      ],
    },
    finds: [['soon', 'certain']],
  },
  endingCertificate: {
    lists: {
      certificates: [
        certificate('ended', '2026-11-01T00:00:00Z'),
        certificate('soon', '2026-12-01T00:00:00Z'),
        certificate('unused', '2026-12-01T00:00:00Z', []),
        certificate('later', '2027-11-19T00:00:00Z'),
      ],
    },
    finds: [
      ['ended', 'certain'],
      ['soon', 'certain'],
    ],
  },
  unrestrictedCredential: {
    lists: {
      credentials: [
        credential('free', { unrestricted: true }),
        credential('bound'),
        credential('elsewhere', { unrestricted: true, project_id: 'other' }),
      ],
    },
    finds: [['free', 'certain']],
  },
  noBackup: {
    lists: {
      volumes: [
        volume('data', { created_at: OLD }),
        volume('kept', { created_at: OLD }),
        volume('new'),
        volume('free', { created_at: OLD, status: 'available' }),
      ],
      backups: [
        backup('old'),
        backup('young', { volume_id: 'kept', created_at: FRESH }),
        backup('broken', { status: 'error', created_at: FRESH }),
      ],
    },
    finds: [['data', 'likely']],
  },
  oneZone: {
    lists: {
      serverGroups: [serverGroup('spread', ['a', 'b']), serverGroup('wide', ['a', 'c']), serverGroup('one', ['a'])],
      servers: [server('a'), server('b'), server('c', { 'OS-EXT-AZ:availability_zone': 'az-2' })],
      zones: [zone('nova'), zone('az-2'), zone('internal')],
    },
    finds: [['spread', 'likely']],
  },
  lostImage: {
    lists: {
      servers: [
        server('lost', { image: { id: 'gone' } }),
        server('named', { image: { id: 'community' }, image_name: 'Alpine' }),
        server('listed', { image: { id: 'base' } }),
        server('from-volume'),
      ],
      images: [image('base')],
    },
    finds: [['lost', 'likely']],
  },
  deactivatedImage: {
    lists: {
      servers: [server('old', { image: { id: 'off' } }), server('web', { image: { id: 'base' } })],
      images: [image('base'), image('off', { status: 'deactivated' })],
    },
    finds: [['old', 'certain']],
  },
  failedInstance: {
    lists: { servers: [server('bad', { status: 'ERROR' }), server('just', { status: 'ERROR', updated: FRESH })] },
    finds: [['bad', 'certain']],
  },
  failedVolume: {
    lists: { volumes: [volume('bad', { status: 'error_deleting' }), volume('good')] },
    finds: [['bad', 'certain']],
  },
  failedStack: {
    lists: { stacks: [stack('bad', 'UPDATE_FAILED'), stack('good', 'CREATE_COMPLETE')] },
    finds: [['bad', 'certain']],
  },
} satisfies Partial<Record<RuleId, Case>>
