import { glance, keystone, nova, type BodyOf, type Server } from '@meridian/contract'
import type { Account } from './accounts.ts'
import { until } from './until.ts'
import { cleanUpAfter } from './volumes.ts'
import type { World } from './world.ts'
import { once } from './once.ts'

/** Number of servers that the tests build at once, besides the project's. */
const ROOM = { instances: 100, cores: 200, ram: 512_000 }

export async function projectOf(world: World, account: Account): Promise<string> {
  const { project_id: id } = await world.call(account, keystone.userSession, {})
  if (!id) throw new Error(`${account} is in no project`)
  return id
}

/** The seed nearly fills the usual quota of ten servers. */
const makeRoom = once(async (world: World) => {
  const params = { project: await projectOf(world, 'demo') }
  const { items } = await world.call('admin', nova.novaQuotaView, { params })
  const limits = Object.fromEntries(items.map(({ name, limit }) => [name, limit])) as BodyOf<
    typeof nova.novaQuotaUpdate
  > // the reply has all of Nova's names
  await world.call('admin', nova.novaQuotaUpdate, { params, body: { ...limits, ...ROOM } })
})

/** Image, flavor and network for a small server of demo, found in the cloud. */
export const ingredients = once(async (world: World) => {
  const [{ items: images }, { items: flavors }, { items: servers }] = await Promise.all([
    world.call('demo', glance.imageList, { query: { status: 'active' } }),
    world.call('demo', nova.flavorList, {}),
    world.call('demo', nova.serverList, {}),
    makeRoom(world),
  ])
  const connected = servers.find(({ addresses }) => Object.keys(addresses).length > 0)
  if (!connected) throw new Error('demo has no server on a network')
  const { items: interfaces } = await world.call('demo', nova.serverInterfaceList, { params: { id: connected.id } })
  const image = images.find(({ properties, min_disk: disk }) => !('image_type' in properties) && disk <= 1)
  // Smaller ones may belong to other tests, which delete them.
  const [flavor, larger] = flavors.filter(({ disk, ram }) => disk >= 1 && ram >= 512)
  const [attached] = interfaces
  if (!image || !flavor || !larger || !attached) throw new Error('the cloud has too little to build servers from')
  return { image, flavor, larger, network: attached.net_id }
})

export async function serverRequest(world: World) {
  const { image, flavor, network } = await ingredients(world)
  return {
    name: world.name('server'),
    source_id: image.id,
    flavor_id: flavor.id,
    key_name: null,
    user_data: null,
    security_groups: null,
    nics: [{ 'net-id': network }],
  }
}

/** Waits until a server has this status and no task. */
export const serverIs = (world: World, id: string, status: string): Promise<Server> =>
  until(
    () => world.call('demo', nova.serverView, { params: { id } }),
    (server) => server.status === status && server['OS-EXT-STS:task_state'] === null,
  )

export const cleanUpServer = (world: World, id: string) =>
  cleanUpAfter(world, 'demo', nova.serverView, nova.serverDelete, id)

/** A running server of demo; deleted after the tests. */
export async function madeServer(world: World): Promise<Server> {
  const { id } = await world.call('demo', nova.serverCreate, { body: await serverRequest(world) })
  cleanUpServer(world, id)
  return serverIs(world, id, 'ACTIVE')
}

/** A shared server for tests that do not change it. */
export const sharedServer = once(madeServer)
