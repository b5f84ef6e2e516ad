import { cinder, glance, keystone, nova, swift } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeContainer } from './support/containers.ts'
import { NO_ID, madeUser } from './support/identity.ts'
import { madeImage } from './support/images.ts'
import { projectOf, madeServer } from './support/servers.ts'
import { madeVolume } from './support/volumes.ts'
import { World } from './support/world.ts'

// Requests of other clients than the console: they send a part of what its forms send.
let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.stop())

const messageOf = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, body && JSON.parse(body)]

describe('[API-GLANCE] a change of an image', () => {
  test('keeps what it does not name', async () => {
    const { id } = await madeImage(world, 'demo', { min_disk: 5, min_ram: 512, visibility: 'shared' })
    const params = { id }
    await world.call('demo', glance.imageUpdate, { params, body: { name: 'renamed' } })
    await world.call('demo', glance.imageUpdate, { params, body: { min_ram: 256 } })
    const kept = { name: 'renamed', min_disk: 5, min_ram: 256, visibility: 'shared', disk_format: 'raw' }
    expect(await world.call('demo', glance.imageView, { params })).toMatchObject(kept)
  })
})

describe('a change of metadata', () => {
  const body = { updated: { kept: 'yes' }, removed: ['gone', 'old'] }
  const first = { updated: { old: 'value' }, removed: [] }
  const onlyGone = { updated: {}, removed: ['gone'] }

  test.each([
    ['an image', glance.imagePropertiesUpdate, glance.imageProperties, async () => (await madeImage(world)).id],
    ['a volume', cinder.volumeMetadataUpdate, cinder.volumeMetadata, async () => (await madeVolume(world)).id],
    [
      'the image of a volume',
      cinder.volumeImageMetadataUpdate,
      cinder.volumeImageMetadata,
      async () => (await madeVolume(world)).id,
    ],
    ['a server', nova.serverMetadataUpdate, nova.serverMetadata, async () => (await madeServer(world)).id],
  ] as const)('of %s is applied although a key to remove is already gone', async (_what, update, view, make) => {
    const params = { id: await make() }
    await world.call('demo', update, { params, body: first })
    await world.call('demo', update, { params, body })
    await world.call('demo', update, { params, body: onlyGone })
    const { os_hidden: _own, ...metadata } = await world.call('demo', view, { params })
    expect(metadata).toEqual({ kept: 'yes' })
    const nowhere = { params: { id: NO_ID }, body: onlyGone }
    expect((await world.send('demo', update, nowhere)).statusCode).toBe(404)
  })

  test('of QoS specs is applied although a key to remove is already gone', async () => {
    const spec = { name: world.name('spec'), consumer: 'back-end' as const, specs: { old: '1' } }
    const { id } = await world.call('admin', cinder.qosSpecCreate, { body: spec })
    world.cleanUp(() => world.call('admin', cinder.qosSpecDelete, { params: { id } }))
    await world.call('admin', cinder.qosSpecUpdate, { params: { id }, body })
    expect((await world.call('admin', cinder.qosSpecView, { params: { id } })).specs).toEqual({ kept: 'yes' })
  })
})

test('[API-NOVA] [API-CINDER] one quota can be changed without the others', async () => {
  const params = { project: await projectOf(world, 'stranger') }
  const limits = async () => {
    const compute = await world.call('admin', nova.novaQuotaView, { params })
    const volume = await world.call('admin', cinder.cinderQuotaDefaults, {})
    return Object.fromEntries([...compute.items, ...volume.items].map(({ name, limit }) => [name, limit]))
  }
  const before = await limits()
  await world.call('admin', nova.novaQuotaUpdate, { params, body: { key_pairs: 77 } })
  await world.call('admin', cinder.cinderQuotaDefaultsUpdate, { body: { snapshots: 13 } })
  const after = await limits()
  world.cleanUp(async () => {
    await world.call('admin', nova.novaQuotaUpdate, { params, body: { key_pairs: before['key_pairs'] } })
    await world.call('admin', cinder.cinderQuotaDefaultsUpdate, { body: { snapshots: before['snapshots'] ?? -1 } })
  })
  expect(after).toEqual({ ...before, key_pairs: 77, snapshots: 13 })
})

describe('[API-CINDER] a new volume', () => {
  test('needs no more than a size', async () => {
    const { id, size } = await world.call('demo', cinder.volumeCreate, { body: { size: 1 } })
    world.cleanUp(() => world.call('demo', cinder.volumeDelete, { params: { id } }))
    expect(size).toBe(1)
  })

  test.each([
    [{ size: 'large' }, 'size: must be a number'],
    [{ size: 1, metadata: { a: 1 } }, 'metadata.a: must be a text'],
  ])('with %j is refused with a sentence', async (body, sentence) => {
    expect(messageOf(await world.send('demo', cinder.volumeCreate, { body }))).toEqual([400, sentence])
  })
})

test('a missing field is named', async () => {
  const change = { params: { id: NO_ID }, body: { updated: {} } }
  expect(messageOf(await world.send('demo', nova.serverMetadataUpdate, change))).toEqual([
    400,
    "missing required parameter 'removed'",
  ])
})

describe('[API-KEYSTONE] users', () => {
  test('by an id that nobody has are none', async () => {
    expect((await world.call('admin', keystone.userList, { query: { id: NO_ID } })).items).toEqual([])
    const { id } = await madeUser(world)
    expect((await world.call('admin', keystone.userList, { query: { id } })).items).toMatchObject([{ id }])
  })

  test('that were deleted and that were not are told apart', async () => {
    const { id } = await madeUser(world)
    const [status, message] = messageOf(await world.send('admin', keystone.userDeleteMany, { body: [id, NO_ID] }))
    expect([status, message]).toEqual([404, `Deleted 1 of 2. Not deleted: ${NO_ID} (Could not find user: ${NO_ID}.)`])
    expect((await world.send('admin', keystone.userView, { params: { id } })).statusCode).toBe(404)
  })
})

describe('[SWIFT-07] the details of an object', () => {
  test('are at both of its addresses, also in a folder and for a name with odd characters', async () => {
    const container = world.name('box')
    await world.call('demo', swift.containerCreate, { params: { container }, body: { is_public: false } })
    world.cleanUp(() => removeContainer(world, container))
    const browser = await world.as('demo')
    const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n12345\r\n--x--\r\n'
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const path of ['notes/Über 1.txt', 'top']) {
      const base = `/api/swift/containers/${container}/`
      const encoded = path.split('/').map(encodeURIComponent).join('/')
      expect((await browser.post(`${base}object/${encoded}`, form, headers)).statusCode).toBe(201)
      const details = await browser.get(`${base}object/${encoded}/metadata/`)
      expect(details.json()).toMatchObject({ name: path, bytes: '5', content_type: expect.any(String) })
      expect(details.json()).toEqual((await browser.get(`${base}metadata/${encoded}`)).json())
    }
  })

  test('of a name that is free are a 404 with a sentence', async () => {
    const container = world.name('box')
    await world.call('demo', swift.containerCreate, { params: { container }, body: { is_public: false } })
    world.cleanUp(() => removeContainer(world, container))
    const answer = await (await world.as('demo')).get(`/api/swift/containers/${container}/object/none/metadata/`)
    expect(messageOf(answer)).toEqual([404, 'The resource could not be found.'])
  })
})
