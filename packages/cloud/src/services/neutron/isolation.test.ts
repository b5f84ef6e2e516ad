import { beforeAll, describe, expect, test } from 'vitest'
import { envelope, networkClient } from '../../../test-support/neutron.ts'
import type { NetworkClient } from '../../../test-support/neutron.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const owner = networkClient(await cloud.as('demo', 'demo'))
const other = networkClient(await cloud.as('demo', 'alt_demo'))
const reader = networkClient(await cloud.as('reader', 'demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))

type Attempt = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown]

interface Kind {
  collection: string
  /** Creates one for the owner. */
  make: () => Promise<{ id: string }>
  /** Requests that read it, besides its own path. */
  read?: (id: string) => Attempt[]
  /** Requests that change it, besides an update of the description. */
  write?: (id: string) => Attempt[]
  /** The body of an update, if there is no description to update. */
  change?: Record<string, unknown> | null
  isTagged?: boolean
}

const subnet = async () => (await owner.networkWith('10.5.0.0/24')).subnet
const port = async () => {
  const { network } = await owner.networkWith('10.5.0.0/24')
  return owner.make('ports', { network_id: network.id })
}
const externalId = async () => (await owner.list('networks', '?router:external=true'))[0].id
const floating = async () => owner.make('floatingips', { floating_network_id: await externalId() })

/** The path of a port forwarding; also creates its network, router and floating IP. */
const forwarded = async () => {
  const { network, subnet: inside } = await owner.networkWith('10.5.0.0/24')
  const router = await owner.make('routers', { external_gateway_info: { network_id: await externalId() } })
  await owner.put(`routers/${router.id}/add_router_interface`, { subnet_id: inside.id })
  const target = await owner.make('ports', { network_id: network.id })
  const { id } = await floating()
  const ports = { protocol: 'tcp', internal_port: 22, external_port: 22 }
  const address = { internal_port_id: target.id, internal_ip_address: target.fixed_ips[0].ip_address }
  const path = `floatingips/${id}/port_forwardings`
  return `${path}/${(await owner.make(path, { ...ports, ...address })).id}`
}

const kinds: Record<string, Kind> = {
  network: { collection: 'networks', make: () => owner.make('networks', {}), isTagged: true },
  subnet: { collection: 'subnets', make: subnet, isTagged: true },
  port: { collection: 'ports', make: port, isTagged: true },
  router: {
    collection: 'routers',
    make: () => owner.make('routers', {}),
    isTagged: true,
    write: (id) => [
      ['PUT', `routers/${id}/add_extraroutes`, { router: { routes: [] } }],
      ['PUT', `routers/${id}/remove_extraroutes`, { router: { routes: [] } }],
    ],
  },
  'floating IP': {
    collection: 'floatingips',
    make: floating,
    isTagged: true,
    read: (id) => [['GET', `floatingips/${id}/port_forwardings`]],
  },
  'security group': {
    collection: 'security-groups',
    make: () => owner.make('security-groups', { name: 'g' }),
    isTagged: true,
  },
  'security group rule': {
    collection: 'security-group-rules',
    change: null,
    make: async () => {
      const { id } = await owner.make('security-groups', { name: 'g' })
      return owner.make('security-group-rules', { security_group_id: id, direction: 'ingress', protocol: 'tcp' })
    },
  },
  trunk: {
    collection: 'trunks',
    make: async () => owner.make('trunks', { port_id: (await port()).id }),
    isTagged: true,
    read: (id) => [['GET', `trunks/${id}/get_subports`]],
    write: (id) => [
      ['PUT', `trunks/${id}/add_subports`, { sub_ports: [] }],
      ['PUT', `trunks/${id}/remove_subports`, { sub_ports: [] }],
    ],
  },
  'subnet pool': {
    collection: 'subnetpools',
    make: () => owner.make('subnetpools', { name: 'p', prefixes: ['10.0.0.0/16'] }),
    isTagged: true,
    write: (id) => [
      ['PUT', `subnetpools/${id}/add_prefixes`, { prefixes: ['10.9.0.0/16'] }],
      ['PUT', `subnetpools/${id}/remove_prefixes`, { prefixes: ['10.9.0.0/16'] }],
    ],
  },
  'address scope': {
    collection: 'address-scopes',
    make: () => owner.make('address-scopes', { name: 's', ip_version: 4 }),
    change: { name: 'changed' },
  },
  'address group': {
    collection: 'address-groups',
    make: () => owner.make('address-groups', { name: 'g' }),
    write: (id) => [
      ['PUT', `address-groups/${id}/add_addresses`, { addresses: ['10.0.0.1/32'] }],
      ['PUT', `address-groups/${id}/remove_addresses`, { addresses: ['10.0.0.1/32'] }],
    ],
  },
  'RBAC policy': {
    collection: 'rbac-policies',
    change: { target_tenant: 'somebody' },
    make: async () => {
      const { id } = await owner.make('networks', {})
      const values = { object_type: 'network', object_id: id, action: 'access_as_shared', target_tenant: 'nobody' }
      return owner.make('rbac-policies', values)
    },
  },
}

const looks = ({ collection, read, isTagged }: Kind, id: string): Attempt[] => [
  ['GET', `${collection}/${id}`],
  ...(isTagged ? [['GET', `${collection}/${id}/tags`] as const] : []),
  ...(read?.(id) ?? []),
]

/** The last request deletes it. */
const changes = ({ collection, write, change, isTagged }: Kind, id: string): Attempt[] => [
  ...(change === null
    ? []
    : [['PUT', `${collection}/${id}`, { [envelope(collection)]: change ?? { description: 'changed' } }] as const]),
  ...(isTagged
    ? ([
        ['PUT', `${collection}/${id}/tags`, { tags: ['x'] }],
        ['PUT', `${collection}/${id}/tags/y`],
        ['DELETE', `${collection}/${id}/tags`],
      ] as const)
    : []),
  ...(write?.(id) ?? []),
  ['DELETE', `${collection}/${id}`],
]

const attempt = async (who: NetworkClient, [method, path, body]: Attempt) => {
  const { status } = await who.send(method, path, { body })
  return { what: `${method} ${path} ${JSON.stringify(body ?? '')}`, status }
}
const listed = async (who: NetworkClient, { collection }: Kind) => (await who.list(collection)).map(({ id }) => id)

beforeAll(async () => {
  const unlimited = { security_group: -1, router: -1, rbac_policy: -1, security_group_rule: -1 }
  await admin.put(`quotas/${owner.projectId}`, { quota: unlimited })
})

describe.for(Object.entries(kinds))('a %s', ([, kind]) => {
  test('of another project cannot be found', async () => {
    const { id } = await kind.make()
    for (const one of [...looks(kind, id), ...changes(kind, id)]) {
      const result = await attempt(other, one)
      expect(result).toEqual({ ...result, status: 404 })
    }
    expect(await listed(other, kind)).not.toContain(id)
    expect(await listed(owner, kind)).toContain(id)
  })

  test('can be read but not changed by readers of its project', async () => {
    const { id } = await kind.make()
    for (const one of looks(kind, id)) expect((await attempt(reader, one)).status).toBeLessThan(300)
    for (const one of changes(kind, id)) {
      const result = await attempt(reader, one)
      expect(result).toEqual({ ...result, status: 403 })
    }
    expect(await listed(reader, kind)).toContain(id)
  })

  test('of any project is visible to administrators', async () => {
    const { id } = await kind.make()
    expect(await listed(admin, kind)).toContain(id)
    for (const one of [...looks(kind, id), ...changes(kind, id)]) {
      const { what, status } = await attempt(admin, one)
      expect({ what, worked: status < 300 }).toEqual({ what, worked: true })
    }
    expect(await listed(owner, kind)).not.toContain(id)
  })

  test('can be read, changed and deleted by its owner', async () => {
    const { id } = await kind.make()
    for (const one of [...looks(kind, id), ...changes(kind, id)]) {
      const { what, status } = await attempt(owner, one)
      expect({ what, worked: status < 300 }).toEqual({ what, worked: true })
    }
    expect(await listed(owner, kind)).not.toContain(id)
  })
})

describe('resources of other projects', () => {
  test('cannot be used: networks, subnets, ports, groups, pools, scopes', async () => {
    const theirs = await owner.networkWith('10.6.0.0/24')
    const own = await other.networkWith('10.7.0.0/24')
    const theirPort = await owner.make('ports', { network_id: theirs.network.id })
    const group = await owner.make('security-groups', { name: 'g' })
    const pool = await owner.make('subnetpools', { name: 'p', prefixes: ['10.0.0.0/16'] })
    const scope = await owner.make('address-scopes', { name: 's', ip_version: 4 })
    const router = await other.make('routers', {})
    const attempts: Attempt[] = [
      ['POST', 'ports', { port: { network_id: theirs.network.id } }],
      ['POST', 'subnets', { subnet: { network_id: theirs.network.id, ip_version: 4, cidr: '10.8.0.0/24' } }],
      ['POST', 'subnets', { subnet: { network_id: own.network.id, ip_version: 4, subnetpool_id: pool.id } }],
      ['POST', 'subnetpools', { subnetpool: { name: 'x', prefixes: ['10.9.0.0/16'], address_scope_id: scope.id } }],
      ['POST', 'ports', { port: { network_id: own.network.id, security_groups: [group.id] } }],
      ['POST', 'trunks', { trunk: { port_id: theirPort.id } }],
      ['POST', 'floatingips', { floatingip: { floating_network_id: await externalId(), port_id: theirPort.id } }],
      ['PUT', `routers/${router.id}/add_router_interface`, { subnet_id: theirs.subnet.id }],
      ['PUT', `routers/${router.id}/add_router_interface`, { port_id: theirPort.id }],
      ['POST', 'security-group-rules', { security_group_rule: { security_group_id: group.id, direction: 'ingress' } }],
    ]
    for (const one of attempts) {
      const result = await attempt(other, one)
      expect(result).toEqual({ ...result, status: 404 })
    }
  })

  test('cannot be read through quotas, agents and addresses', async () => {
    expect((await other.get(`quotas/${owner.projectId}`)).status).toBe(403)
    expect(await other.list('agents')).toEqual([])
    expect(await other.list('segments')).toEqual([])
    expect(await other.list('network-ip-availabilities')).toEqual([])
  })
})

test('port forwardings are invisible to other projects and read-only for readers', async () => {
  const path = await forwarded()
  const body = { port_forwarding: { description: 'changed' } }
  for (const [who, look, change] of [
    [other, 404, 404],
    [reader, 200, 403],
    [admin, 200, 200],
  ] as const) {
    expect((await who.get(path)).status).toBe(look)
    expect((await who.put(path, body)).status).toBe(change)
  }
  expect((await other.del(path)).status).toBe(404)
  expect((await reader.del(path)).status).toBe(403)
  expect((await owner.del(path)).status).toBe(204)
})

test('QoS policies and metering labels are created by administrators only', async () => {
  for (const who of [owner, reader]) {
    expect((await who.post('qos/policies', { policy: { name: 'p' } })).status).toBe(403)
    expect((await who.post('metering/metering-labels', { metering_label: { name: 'l' } })).status).toBe(403)
  }
  const label = await admin.make('metering/metering-labels', { name: 'l' })
  expect((await owner.get(`metering/metering-labels/${label.id}`)).status).toBe(404)
})
