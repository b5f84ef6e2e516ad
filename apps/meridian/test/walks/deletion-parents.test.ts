import { neutron, securityGroupEndpoints as groups, type Endpoint } from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madeNetwork, madeQosPolicy, madeSecurityGroup } from '../support/networks.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

/** Types whose deletion shows no consequences: the service refuses it while something uses the item, and says so. */

let world: World
beforeAll(async () => {
  world = await World.start()
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

interface Used {
  remove: Endpoint
  id: string
  /** The status of the refusal; 409 unless given. */
  status?: number
  /** Ends the use. */
  release: () => Promise<unknown>
}

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

const CASES: Record<string, () => Promise<Used>> = {
  'an address scope with a subnet pool': async () => {
    const id = await madeScope()
    const pool = await madePool({ address_scope_id: id })
    return { remove: neutron.addressScopeDelete, id, release: pool.remove }
  },
  'a subnet pool with a subnet': async () => {
    const { id } = await madePool()
    const network = await world.call('admin', neutron.networkCreate, { body: { name: world.name('network') } })
    const params = { id: network.id }
    world.cleanUp(() => world.call('admin', neutron.networkDelete, { params }))
    const body = { network_id: network.id, ip_version: 4 as const, subnetpool_id: id }
    await world.call('admin', neutron.subnetCreate, { body })
    return {
      remove: neutron.subnetPoolDelete,
      id,
      status: 400,
      release: () => world.call('admin', neutron.networkDelete, { params }),
    }
  },
  'a QoS policy of a network': async () => {
    const id = await madeQosPolicy(world)
    const params = { id: await madeNetwork(world) }
    const put = (qos_policy_id: string | null) =>
      world.call('admin', neutron.networkUpdate, { params, body: { qos_policy_id } })
    await put(id)
    return { remove: neutron.qosPolicyDelete, id, release: () => put(null) }
  },
  'an address group that a rule names': async () => {
    const { id } = await world.call('admin', neutron.addressGroupCreate, {
      body: { name: world.name('addresses'), addresses: ['192.0.2.0/24'] },
    })
    world.cleanUp(() => world.call('admin', neutron.addressGroupDelete, { params: { id } }))
    const group = await madeSecurityGroup(world)
    const rule = await world.call('admin', groups.securityGroupRuleCreate, {
      body: {
        ...{ security_group_id: group, direction: 'ingress', ethertype: 'IPv4', protocol: 'tcp' },
        ...{ port_range_min: 22, port_range_max: 22, remote_address_group_id: id },
      } as never, // the form has more optional fields than this test needs
    })
    const release = () => world.call('admin', groups.securityGroupRuleDelete, { params: { id: rule.id } })
    return { remove: neutron.addressGroupDelete, id, release }
  },
}

test.each(Object.entries(CASES))(
  '%s is refused with the reason, and deleted when nothing uses it',
  async (_, make) => {
    const { remove, id, status = 409, release } = await make()
    const send = () => world.send('admin', remove, { params: { id } })
    const refused = await send()
    expect([refused.statusCode, refused.body.length > 0]).toEqual([status, true])
    await release()
    expect((await send()).statusCode).toBe(204)
  },
  PATIENCE_MS,
)
