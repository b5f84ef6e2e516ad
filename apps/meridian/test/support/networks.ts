import {
  floatingIpEndpoints,
  networkEndpoints,
  portEndpoints,
  qosPolicyEndpoints,
  routerEndpoints,
  securityGroupEndpoints,
  subnetEndpoints,
  trunkEndpoints,
} from '@meridian/contract'
import type { World } from './world.ts'

let subnetsMade = 0

/** A CIDR that no other subnet of these tests has, so that one router can have interfaces on several. */
const nextPrefix = () => `10.77.${subnetsMade++ % 250}`

/** A network of demo; deleted after the tests. */
export async function madeNetwork(world: World, name = world.name('network')): Promise<string> {
  const { id } = await world.call('demo', networkEndpoints.networkCreate, { body: { name } })
  world.cleanUp(() => world.call('demo', networkEndpoints.networkDelete, { params: { id } }))
  return id
}

export async function madeSubnet(world: World, network?: string) {
  const prefix = nextPrefix()
  const body = { network_id: network ?? (await madeNetwork(world)), ip_version: 4 as const, cidr: `${prefix}.0/24` }
  const { id, network_id } = await world.call('demo', subnetEndpoints.subnetCreate, { body })
  world.cleanUp(() => world.call('demo', subnetEndpoints.subnetDelete, { params: { id } }))
  return { id, network_id, prefix }
}

export async function madePort(world: World, network?: string) {
  const body = { network_id: network ?? (await madeSubnet(world)).network_id, name: world.name('port') }
  const port = await world.call('demo', portEndpoints.portCreate, { body })
  world.cleanUp(() => world.call('demo', portEndpoints.portDelete, { params: { id: port.id } }))
  return port
}

export async function madeRouter(world: World): Promise<string> {
  const { id } = await world.call('demo', routerEndpoints.routerCreate, { body: { name: world.name('router') } })
  world.cleanUp(() => world.call('demo', routerEndpoints.routerDelete, { params: { id } }))
  return id
}

/** A router with a new interface on its own subnet. */
export async function madeInterface(world: World, router: string) {
  const subnet = await madeSubnet(world)
  const [params, body] = [{ id: router }, { subnet_id: subnet.id }]
  const { port_id } = await world.call('demo', routerEndpoints.routerInterfaceAdd, { params, body })
  const own = { ...params, portId: port_id }
  world.cleanUp(() => world.call('demo', routerEndpoints.routerInterfaceRemove, { params: own }))
  return { ...subnet, portId: port_id }
}

export async function madeTrunk(world: World) {
  const port_id = (await madePort(world)).id
  const trunk = await world.call('demo', trunkEndpoints.trunkCreate, { body: { name: world.name('trunk'), port_id } })
  world.cleanUp(() => dropTrunk(world, trunk.id))
  return trunk
}

/** A disabled trunk cannot be deleted. */
export async function dropTrunk(world: World, id: string): Promise<void> {
  await world.call('demo', trunkEndpoints.trunkUpdate, { params: { id }, body: [{}, { admin_state_up: true }] })
  await world.call('demo', trunkEndpoints.trunkDelete, { params: { id } })
}

/** A policy of the administrators' project: members may not create QoS policies. */
export async function madeQosPolicy(world: World, { shared = false } = {}): Promise<string> {
  const body = { name: world.name('policy'), shared }
  const { id } = await world.call('admin', qosPolicyEndpoints.qosPolicyCreate, { body })
  world.cleanUp(() => world.call('admin', qosPolicyEndpoints.qosPolicyDelete, { params: { id } }))
  return id
}

export async function madeSecurityGroup(world: World): Promise<string> {
  const body = { name: world.name('group') }
  const { id } = await world.call('demo', securityGroupEndpoints.securityGroupCreate, { body })
  world.cleanUp(() => world.call('demo', securityGroupEndpoints.securityGroupDelete, { params: { id } }))
  return id
}

/** The external network. */
export async function externalNetwork(world: World): Promise<string> {
  const { items } = await world.call('demo', floatingIpEndpoints.floatingIpPoolList, {})
  if (!items[0]) throw new Error('this cloud has no external network')
  return items[0].id
}

export async function madeFloatingIp(world: World) {
  const body = { pool_id: await externalNetwork(world) }
  const address = await world.call('demo', floatingIpEndpoints.floatingIpCreate, { body })
  world.cleanUp(() => world.call('demo', floatingIpEndpoints.floatingIpDelete, { params: { id: address.id } }))
  return address
}

/** A port behind a router with a gateway. */
export async function reachablePort(world: World) {
  const router = await madeRouter(world)
  const { network_id } = await madeInterface(world, router)
  const gateway = { network_id: await externalNetwork(world) }
  const body = { external_gateway_info: gateway }
  await world.call('demo', routerEndpoints.routerUpdate, { params: { id: router }, body })
  return madePort(world, network_id)
}
