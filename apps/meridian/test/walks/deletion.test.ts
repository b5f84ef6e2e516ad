import {
  floatingIpEndpoints as addresses,
  networkConsequences,
  networkEndpoints as networks,
  portConsequences,
  portEndpoints as ports,
  routerConsequences,
  routerEndpoints as routers,
  securityGroupConsequences,
  securityGroupEndpoints as groups,
  serverConsequences,
  serverEndpoints as servers,
  serverPartEndpoints as parts,
  subnetConsequences,
  subnetEndpoints as subnets,
  volumeConsequences,
  volumeEndpoints as volumes,
  volumeSnapshotEndpoints as snapshots,
  type Consequence,
  type DeletedType,
  type Endpoint,
} from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  externalNetwork,
  madeFloatingIp,
  madeInterface,
  madeNetwork,
  madePort,
  madeRouter,
  madeSecurityGroup,
  madeSubnet,
} from '../support/networks.ts'
import { cleanUpServer, serverIs, serverRequest } from '../support/servers.ts'
import { until } from '../support/until.ts'
import { madeVolume, volumeIs } from '../support/volumes.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

/** What the rules say about a deletion is what the services do. */

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.stop())

const VIEWS: Partial<Record<DeletedType, Endpoint>> = {
  volume: volumes.volumeView,
  snapshot: snapshots.snapshotView,
  port: ports.portView,
  subnet: subnets.subnetView,
  floatingIp: addresses.floatingIpView,
  securityGroup: groups.securityGroupView,
}

async function exists({ type, id }: Pick<Consequence, 'type' | 'id'>): Promise<boolean> {
  const view = VIEWS[type]
  if (!view) throw new Error(`no view of a ${type}`)
  return (await world.send('demo', view, { params: { id } })).statusCode !== 404
}

const statusOf = async (remove: Endpoint, id: string, query = {}) =>
  (await world.send('demo', remove, { params: { id }, query })).statusCode

const list = async <T>(read: Promise<{ items: T[] }>): Promise<T[]> => (await read).items

const around = async () => ({
  ports: await list(world.call('demo', ports.portList, {})),
  servers: await list(world.call('demo', servers.serverList, {})),
  routers: await list(world.call('demo', routers.routerList, {})),
  floatingIps: await list(world.call('demo', addresses.floatingIpList, {})),
})

const seen = (found: readonly Consequence[]) => found.map(({ effect, reason, id }) => `${effect} ${reason} ${id}`)

test(
  'an instance: what goes with it is gone, what stays behind is there',
  async () => {
    const network = (await madeSubnet(world)).network_id
    const early = await madePort(world, network)
    const request = await serverRequest(world)
    const body = { ...request, nics: [{ 'net-id': network }, { 'port-id': early.id }] }
    const { id } = await world.call('demo', servers.serverCreate, { body })
    cleanUpServer(world, id)
    await serverIs(world, id, 'ACTIVE')
    const { id: volume } = await madeVolume(world)
    await volumeIs(world, 'demo', volume, 'available')
    await world.call('demo', parts.serverVolumeAttach, { params: { id }, body: { volume_id: volume } })
    await volumeIs(world, 'demo', volume, 'in-use')
    const server = await world.call('demo', servers.serverView, { params: { id } })
    const found = serverConsequences([server], {
      attachments: await list(world.call('demo', parts.serverVolumeList, { params: { id } })),
      volumes: await list(world.call('demo', volumes.volumeList, {})),
      ...(await around()),
      groups: await list(world.call('demo', groups.securityGroupList, {})),
    })
    const made = found.find(({ reason }) => reason === 'portOfServer')
    expect(seen(found)).toEqual(
      expect.arrayContaining([
        `goes running ${id}`,
        `goes localDisk ${id}`,
        `stays volumeOfServer ${volume}`,
        `stays portMadeBefore ${early.id}`,
        `goes portOfServer ${made?.id}`,
      ]),
    )
    expect(await statusOf(servers.serverDelete, id)).toBe(204)
    await until(
      () => world.send('demo', servers.serverView, { params: { id } }),
      ({ statusCode }) => statusCode === 404,
    )
    for (const one of found.filter(({ type }) => type !== 'server'))
      expect([one.reason, await exists(one)]).toEqual([one.reason, one.effect === 'stays'])
  },
  PATIENCE_MS * 2,
)

test(
  'a locked instance is refused until it is unlocked',
  async () => {
    const { id } = await world.call('demo', servers.serverCreate, { body: await serverRequest(world) })
    cleanUpServer(world, id)
    await serverIs(world, id, 'ACTIVE')
    const operate = (operation: 'lock' | 'unlock') =>
      world.call('demo', servers.serverOperate, { params: { id }, body: { operation } })
    await operate('lock')
    const server = await world.call('demo', servers.serverView, { params: { id } })
    const nothing = { attachments: [], volumes: [], ports: [], floatingIps: [], groups: [] }
    expect(serverConsequences([server], nothing)[0]).toMatchObject({
      effect: 'blocks',
      reason: 'locked',
      remedy: { operation: 'unlock' },
    })
    expect(await statusOf(servers.serverDelete, id)).toBe(409)
    await operate('unlock')
    expect(await statusOf(servers.serverDelete, id)).toBe(204)
  },
  PATIENCE_MS * 2,
)

test(
  'a volume is refused while it has snapshots, and accepted after them',
  async () => {
    const { id } = await madeVolume(world)
    const volume = await volumeIs(world, 'demo', id, 'available')
    const body = { volume_id: id, name: world.name('snapshot'), description: '' }
    const snapshot = await world.call('demo', snapshots.snapshotCreate, { body })
    const beside = { snapshots: await list(world.call('demo', snapshots.snapshotList, {})), backups: [] }
    expect(seen(volumeConsequences([volume], beside))).toEqual([`blocks snapshotOfVolume ${snapshot.id}`])
    expect(await statusOf(volumes.volumeDelete, id)).toBe(400)
    await until(
      () => statusOf(snapshots.snapshotDelete, snapshot.id),
      (status) => status === 204 || status === 404,
    )
    await until(
      () => statusOf(volumes.volumeDelete, id),
      (status) => status === 204,
    )
  },
  PATIENCE_MS * 2,
)

test('a network is refused while ports are on it, and its subnets go with it', async () => {
  const { id: subnet, network_id: id } = await madeSubnet(world)
  const free = await madePort(world, id)
  const router = await madeRouter(world)
  const params = { id: router }
  const made = await world.call('demo', routers.routerInterfaceAdd, { params, body: { subnet_id: subnet } })
  const network = await world.call('demo', networks.networkView, { params: { id } })
  const found = networkConsequences([network], await around())
  expect(seen(found).toSorted()).toEqual(
    [
      `blocks freePort ${free.id}`,
      `blocks routerInterface ${made.port_id}`,
      `goes subnetOfNetwork ${subnet}`,
    ].toSorted(),
  )
  const [one] = network.subnets
  expect(one && seen(subnetConsequences([one], await around())).toSorted()).toEqual(
    [`blocks freePort ${free.id}`, `blocks routerInterface ${made.port_id}`].toSorted(),
  )
  expect(await statusOf(subnets.subnetDelete, subnet)).toBe(409)
  expect(await statusOf(networks.networkDelete, id)).toBe(409)
  await world.call('demo', ports.portDelete, { params: { id: free.id } })
  await world.call('demo', routers.routerInterfaceRemove, { params: { id: router, portId: made.port_id } })
  expect(await statusOf(networks.networkDelete, id)).toBe(204)
  expect(await exists({ type: 'subnet', id: subnet })).toBe(false)
})

test('a subnet with automatic addresses is deleted although a port has one', async () => {
  const network = await madeNetwork(world)
  const mode = { ipv6_ra_mode: 'slaac', ipv6_address_mode: 'slaac' } as const
  const body = { network_id: network, ip_version: 6 as const, cidr: 'fd77:1::/64', ...mode }
  const subnet = await world.call('demo', subnets.subnetCreate, { body })
  const port = await madePort(world, network)
  expect(port.fixed_ips.map(({ subnet_id: id }) => id)).toEqual([subnet.id])
  expect(subnetConsequences([subnet], await around())).toEqual([])
  expect(await statusOf(subnets.subnetDelete, subnet.id)).toBe(204)
})

test('a router is refused while a floating IP needs it; then its routes and interfaces go with it', async () => {
  const id = await madeRouter(world)
  const { network_id: network, portId, prefix } = await madeInterface(world, id)
  const gateway = { external_gateway_info: { network_id: await externalNetwork(world) } }
  await world.call('demo', routers.routerUpdate, { params: { id }, body: gateway })
  const port = await madePort(world, network)
  const address = await madeFloatingIp(world)
  const associate = (port_id: string | null) =>
    world.call('demo', addresses.floatingIpAssociate, { body: { address_id: address.id, port_id } })
  await associate(port.id)
  const routes = [{ destination: '10.99.0.0/24', nexthop: `${prefix}.9` }]
  await world.call('demo', routers.routerRoutesAdd, { params: { id }, body: { routes } })
  const router = await world.call('demo', routers.routerView, { params: { id } })
  expect(seen(routerConsequences([router], await around()))).toEqual([
    `blocks addressBehindRouter ${address.id}`,
    `goes routesOfRouter ${id}`,
    `goes interfaceOfRouter ${portId}`,
    `goes gatewayOfRouter ${id}`,
  ])
  expect(seen(portConsequences([port], await around()))).toEqual([`stays addressOfPort ${address.id}`])
  expect(await statusOf(routers.routerDelete, id, { detach: 'true' })).toBe(409)
  await associate(null)
  expect(await statusOf(routers.routerDelete, id, { detach: 'true' })).toBe(204)
  expect(await exists({ type: 'port', id: portId })).toBe(false)
})

test('a security group is refused while a port has it; then the rules that name it go with it', async () => {
  const [id, other] = [await madeSecurityGroup(world), await madeSecurityGroup(world)]
  const port = await madePort(world, await madeNetwork(world))
  const put = (security_groups: string[]) =>
    world.call('demo', ports.portUpdate, { params: { id: port.id }, body: { security_groups } })
  await put([id])
  const rule = await world.call('demo', groups.securityGroupRuleCreate, {
    body: {
      security_group_id: other,
      direction: 'ingress',
      ethertype: 'IPv4',
      protocol: 'tcp',
      port_range_min: 22,
      port_range_max: 22,
      remote_group_id: id,
      remote_ip_prefix: null,
    } as never, // the form has more optional fields than this test needs
  })
  const all = await list(world.call('demo', groups.securityGroupList, {}))
  const group = all.find((one) => one.id === id)
  expect(group && seen(securityGroupConsequences([group], all, await around()))).toEqual([
    `blocks portOfGroup ${port.id}`,
    `goes ruleNamesGroup ${rule.id}`,
  ])
  expect(await statusOf(groups.securityGroupDelete, id)).toBe(409)
  await put([])
  expect(await statusOf(groups.securityGroupDelete, id)).toBe(204)
  const after = await world.call('demo', groups.securityGroupView, { params: { id: other } })
  expect(after.security_group_rules.map((one) => one.id)).not.toContain(rule.id)
})
