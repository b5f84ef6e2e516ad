import {
  cinder,
  floatingIpConsequences,
  floatingIpEndpoints as addresses,
  glance,
  heat,
  imageConsequences,
  neutron,
  nova,
  snapshotConsequences,
  stackConsequences,
} from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activeImage } from '../support/images.ts'
import { externalNetwork, madeFloatingIp, madeInterface, madeRouter } from '../support/networks.ts'
import { cleanUpServer, serverIs, serverRequest } from '../support/servers.ts'
import { launch, stackIs } from '../support/stacks.ts'
import { until } from '../support/until.ts'
import { cleanUpAfter, madeVolume, volumeIs } from '../support/volumes.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

/** What the rules say about the deletion of images, snapshots, addresses and stacks is what the services do. */

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.stop())

async function builtServer(change: object = {}) {
  const { id } = await world.call('demo', nova.serverCreate, { body: { ...(await serverRequest(world)), ...change } })
  cleanUpServer(world, id)
  return serverIs(world, id, 'ACTIVE')
}

test(
  'an image: servers that were made from it go on',
  async () => {
    const other = await builtServer()
    const { id } = await activeImage(world, 'demo', { visibility: 'shared' })
    const server = await builtServer({ source_id: id })
    const image = await world.call('demo', glance.imageView, { params: { id } })
    const found = imageConsequences([image], [server, other])
    expect(found.map(({ effect, reason, id: about }) => [effect, reason, about])).toEqual([
      ['affects', 'serverOfImage', server.id],
      ['affects', 'publicImage', id],
    ])
    expect((await world.send('demo', glance.imageDelete, { params: { id } })).statusCode).toBe(204)
    expect((await world.send('demo', glance.imageView, { params: { id } })).statusCode).toBe(404)
    expect(await world.call('demo', nova.serverView, { params: { id: server.id } })).toMatchObject({ status: 'ACTIVE' })
  },
  PATIENCE_MS * 2,
)

test(
  'a snapshot: volumes that were made from it stay',
  async () => {
    const { id: source } = await madeVolume(world)
    const body = { volume_id: source, name: world.name('snapshot'), description: '' }
    const { id } = await world.call('demo', cinder.snapshotCreate, { body })
    cleanUpAfter(world, 'demo', cinder.snapshotView, cinder.snapshotDelete, id)
    const snapshot = await until(
      () => world.call('demo', cinder.snapshotView, { params: { id } }),
      ({ status }) => status === 'available',
    )
    const made = await madeVolume(world, { snapshot_id: id })
    const { items: all } = await world.call('demo', cinder.volumeList, {})
    expect(snapshotConsequences([snapshot], all)).toMatchObject([
      { effect: 'stays', reason: 'volumeOfSnapshot', id: made.id },
    ])
    expect((await world.send('demo', cinder.snapshotDelete, { params: { id } })).statusCode).toBe(204)
    await until(
      () => world.send('demo', cinder.snapshotView, { params: { id } }),
      ({ statusCode }) => statusCode === 404,
    )
    for (const kept of [source, made.id]) await volumeIs(world, 'demo', kept, 'available')
  },
  PATIENCE_MS * 2,
)

test(
  'a floating IP: its server stays, and loses the address',
  async () => {
    const router = await madeRouter(world)
    const { network_id: network } = await madeInterface(world, router)
    const gateway = { external_gateway_info: { network_id: await externalNetwork(world) } }
    await world.call('demo', neutron.routerUpdate, { params: { id: router }, body: gateway })
    const { id: device } = await builtServer({ nics: [{ 'net-id': network }] })
    const { items } = await world.call('demo', nova.serverInterfaceList, { params: { id: device } })
    const { id } = await madeFloatingIp(world)
    const body = { address_id: id, port_id: items[0]?.port_id ?? '' }
    await world.call('demo', addresses.floatingIpAssociate, { body })
    const address = await world.call('demo', addresses.floatingIpView, { params: { id } })
    const { items: servers } = await world.call('demo', nova.serverList, {})
    expect(floatingIpConsequences([address], servers)).toMatchObject([
      { effect: 'affects', reason: 'serverOfAddress', id: device },
    ])
    expect((await world.send('demo', addresses.floatingIpDelete, { params: { id } })).statusCode).toBe(204)
    const after = await until(
      () => world.call('demo', nova.serverView, { params: { id: device } }),
      ({ addresses: networks }) => !JSON.stringify(networks).includes(address.ip),
    )
    expect(after.status).toBe('ACTIVE')
  },
  PATIENCE_MS * 2,
)

test(
  'a stack: everything that it has made goes with it',
  async () => {
    const id = await launch(world, {
      heat_template_version: '2018-08-31',
      resources: { net: { type: 'OS::Neutron::Net' }, word: { type: 'OS::Heat::RandomString' } },
    })
    const stack = await stackIs(world, id, 'CREATE_COMPLETE')
    const { items } = await world.call('demo', heat.stackResourceList, { params: { id } })
    const found = stackConsequences([stack], new Map([[id, items]]))
    expect(found.map(({ effect, name, detail }) => [effect, name, detail]).toSorted()).toEqual([
      ['goes', 'net', 'OS::Neutron::Net'],
      ['goes', 'word', 'OS::Heat::RandomString'],
    ])
    const network = found.find(({ name }) => name === 'net')?.id ?? ''
    const statusOf = async () => (await world.send('demo', neutron.networkView, { params: { id: network } })).statusCode
    expect(await statusOf()).toBe(200)
    expect((await world.send('demo', heat.stackDelete, { params: { id } })).statusCode).toBe(204)
    await until(statusOf, (status) => status === 404)
  },
  PATIENCE_MS * 2,
)
