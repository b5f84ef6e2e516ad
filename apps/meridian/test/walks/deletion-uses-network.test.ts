import {
  addressGroupUses,
  addressScopeUses,
  floatingIpEndpoints as addresses,
  interfaceUses,
  neutron,
  qosPolicyUses,
  rbacPolicyUses,
  securityGroupEndpoints as groups,
  segmentUses,
  subnetPoolUses,
  trunkUses,
} from '@meridian/contract'
import { afterAll, beforeAll } from 'vitest'
import { deletionOf, proves } from '../support/deletion-uses.ts'
import {
  externalNetwork,
  madeFloatingIp,
  madeInterface,
  madeNetwork,
  madePort,
  madeQosPolicy,
  madeRouter,
  madeSecurityGroup,
  madeTrunk,
} from '../support/networks.ts'
import { projectOf } from '../support/servers.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

/** What the rules list about the deletion of network types is what Neutron does. */

let world: World
beforeAll(async () => {
  world = await World.start()
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

async function madeScope() {
  const body = { name: world.name('scope'), ip_version: 4 as const }
  const { id } = await world.call('admin', neutron.addressScopeCreate, { body })
  world.cleanUp(() => world.call('admin', neutron.addressScopeDelete, { params: { id } }))
  return id
}

async function madePool(more: object = {}) {
  const body = { name: world.name('pool'), prefixes: ['10.97.0.0/16'], default_prefixlen: 24, ...more }
  const { id } = await world.call('admin', neutron.subnetPoolCreate, { body })
  const remove = () => world.call('admin', neutron.subnetPoolDelete, { params: { id } })
  world.cleanUp(remove)
  return { id, remove }
}

/** A network of the administrator. */
async function madeOwnNetwork() {
  const { id } = await world.call('admin', neutron.networkCreate, { body: { name: world.name('network') } })
  const remove = () => world.call('admin', neutron.networkDelete, { params: { id } })
  world.cleanUp(remove)
  return { id, remove }
}

async function aSegment() {
  const network = await madeOwnNetwork()
  const params = { id: network.id }
  const { items } = await world.call('admin', neutron.networkSegmentList, { params })
  const [segment] = items
  if (!segment) throw new Error('a network has a segment')
  const extra = await world.call('admin', neutron.networkSegmentCreate, {
    params,
    body: { name: world.name('segment'), description: '', network_type: 'vxlan' },
  })
  const body = { network_id: network.id, ip_version: 4 as const, cidr: '10.99.0.0/24', segment_id: extra.id }
  const subnet = await world.call('admin', neutron.subnetCreate, { body })
  return deletionOf(extra, segmentUses, {
    remove: neutron.networkSegmentDelete,
    seen: ['blocks subnet'],
    release: () => world.call('admin', neutron.subnetDelete, { params: { id: subnet.id } }),
  })
}

proves(() => world, {
  'an address scope with a subnet pool': async () => {
    const id = await madeScope()
    const pool = await madePool({ address_scope_id: id })
    return deletionOf({ id }, addressScopeUses, {
      remove: neutron.addressScopeDelete,
      seen: ['blocks subnetPool'],
      release: pool.remove,
    })
  },
  'a subnet pool with a subnet': async () => {
    const { id } = await madePool()
    const network = await madeOwnNetwork()
    const body = { network_id: network.id, ip_version: 4 as const, subnetpool_id: id }
    await world.call('admin', neutron.subnetCreate, { body })
    return deletionOf({ id }, subnetPoolUses, {
      remove: neutron.subnetPoolDelete,
      seen: ['blocks subnet'],
      release: network.remove,
    })
  },
  'a QoS policy of a network and a port': async () => {
    const id = await madeQosPolicy(world)
    const network = { id: await madeNetwork(world) }
    const port = { id: (await madePort(world)).id }
    const put = async (qos_policy_id: string | null) => {
      await world.call('admin', neutron.networkUpdate, { params: network, body: { qos_policy_id } })
      await world.call('admin', neutron.portUpdate, { params: port, body: { qos_policy_id } })
    }
    await put(id)
    return deletionOf({ id }, qosPolicyUses, {
      remove: neutron.qosPolicyDelete,
      seen: ['blocks network', 'blocks port'],
      release: () => put(null),
    })
  },
  'an address group that a rule names': async () => {
    const { id } = await world.call('admin', neutron.addressGroupCreate, {
      body: { name: world.name('addresses'), addresses: ['192.0.2.0/24'] },
    })
    world.cleanUp(() => world.call('admin', neutron.addressGroupDelete, { params: { id } }))
    const group = await madeSecurityGroup(world)
    const rule = await world.call('admin', groups.securityGroupRuleCreate, {
      body: {
        security_group_id: group,
        direction: 'ingress',
        ethertype: 'IPv4',
        protocol: 'tcp',
        port_range_min: 22,
        port_range_max: 22,
        remote_address_group_id: id,
      } as never, // the form has more optional fields than this test needs
    })
    return deletionOf({ id }, addressGroupUses, {
      remove: neutron.addressGroupDelete,
      seen: ['blocks securityGroup'],
      release: () => world.call('admin', groups.securityGroupRuleDelete, { params: { id: rule.id } }),
    })
  },
  'an RBAC policy whose project has a port on the network': async () => {
    const network = await madeOwnNetwork()
    const body = { network_id: network.id, ip_version: 4 as const, cidr: '10.98.0.0/24' }
    await world.call('admin', neutron.subnetCreate, { body })
    const policy = await world.call('admin', neutron.rbacPolicyCreate, {
      body: {
        object_type: 'network',
        object_id: network.id,
        action: 'access_as_shared' as const,
        target_tenant: await projectOf(world, 'demo'),
      },
    })
    const { id } = await world.call('demo', neutron.portCreate, {
      body: { network_id: network.id, name: world.name('port') },
    })
    return deletionOf(policy, rbacPolicyUses, {
      remove: neutron.rbacPolicyDelete,
      seen: ['affects project', 'blocks port'],
      release: () => world.call('demo', neutron.portDelete, { params: { id } }),
    })
  },
  'a trunk: its ports stay': async () => {
    const trunk = await madeTrunk(world)
    return deletionOf(trunk, trunkUses, { as: 'demo', remove: neutron.trunkDelete, seen: ['stays port'] })
  },
  // The embedded cloud has no subnets of single segments.
  ...(process.env.MERIDIAN_TEST_AUTH_URL && { 'a segment with a subnet': aSegment }),
  'an interface that a floating IP is reached through': async () => {
    const router = await madeRouter(world)
    const { network_id: network, portId } = await madeInterface(world, router)
    const gateway = { external_gateway_info: { network_id: await externalNetwork(world) } }
    await world.call('demo', neutron.routerUpdate, { params: { id: router }, body: gateway })
    const port = await madePort(world, network)
    const { id } = await madeFloatingIp(world)
    const associate = (port_id: string | null) =>
      world.call('demo', addresses.floatingIpAssociate, { body: { address_id: id, port_id } })
    await associate(port.id)
    const own = await world.call('demo', neutron.portView, { params: { id: portId } })
    return deletionOf(own, interfaceUses, {
      as: 'demo',
      remove: neutron.routerInterfaceRemove,
      args: { params: { id: router, portId } },
      seen: ['blocks floatingIp'],
      release: () => associate(null),
    })
  },
})
