import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import {
  act,
  requestServer,
  networkNamed,
  newServer,
  showServer,
  smallImage,
  volumeOf,
} from '../../../../test-support/nova-servers.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import type { Client } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let demo: Client
let admin: Client

beforeAll(async () => {
  demo = await cloud.as('demo', 'demo')
  admin = await cloud.as('admin', 'admin')
})

const hostOf = async (id: string) => (await showServer(admin, id))['OS-EXT-SRV-ATTR:host']
const portOf = async (id: string): Promise<Body> =>
  (await admin.get(`/network/v2.0/ports?device_id=${id}`)).body.ports[0]
const logOf = async (id: string): Promise<string[]> =>
  (await compute(demo, 84).get(`/servers/${id}/os-instance-actions`)).body.instanceActions.map(
    ({ action }: Body) => action,
  )
const imageOf = async (id: string): Promise<Body> => (await demo.get(`/image/v2/images/${id}`)).body

describe('resizing', () => {
  test('moves the server, and reverting moves it back', async () => {
    const id = await newServer(demo, { networks: [{ uuid: await networkNamed(demo, 'backend') }] })
    const before = await hostOf(id)
    await act(demo, id, { resize: { flavorRef: '3' } })
    expect(await showServer(demo, id)).toMatchObject({
      status: 'VERIFY_RESIZE',
      flavor: { original_name: 'm1.medium' },
    })
    expect(await hostOf(id)).not.toBe(before)
    expect((await portOf(id))['binding:host_id']).toBe(await hostOf(id))
    await act(demo, id, { revertResize: null })
    expect(await showServer(demo, id)).toMatchObject({ status: 'ACTIVE', flavor: { original_name: 'm1.tiny' } })
    expect((await portOf(id))['binding:host_id']).toBe(before)
    const { migrations } = (await compute(admin, 80).get(`/os-migrations?instance_uuid=${id}`)).body
    expect(migrations).toMatchObject([{ status: 'reverted', migration_type: 'resize', source_compute: before }])
  })

  test('a stopped server leaves it stopped', async () => {
    const id = await newServer(demo)
    await act(demo, id, { 'os-stop': null })
    await act(demo, id, { resize: { flavorRef: '2' } })
    expect((await act(demo, id, { confirmResize: null })).status).toBe(204)
    expect(await showServer(demo, id)).toMatchObject({ status: 'SHUTOFF', flavor: { original_name: 'm1.small' } })
    expect((await logOf(id)).slice(0, 3)).toEqual(['confirmResize', 'resize', 'stop'])
  })

  test('is refused beyond the quota, and to a disk of 0', async () => {
    const alt = await cloud.as('demo', 'alt_demo')
    const id = await newServer(alt, { flavorRef: '5' })
    await newServer(alt, { flavorRef: '5' })
    const flavor = { id: 'cores', name: 'cores', ram: 16_384, vcpus: 14, disk: 160 }
    await admin.post('/compute/v2.1/flavors', { flavor })
    await admin.post('/compute/v2.1/flavors', {
      flavor: { ...flavor, id: 'diskless', name: 'diskless', vcpus: 1, disk: 0 },
    })
    expect(refusal(await act(alt, id, { resize: { flavorRef: 'cores' } }))).toEqual({
      status: 403,
      message: 'Quota exceeded for cores: Requested 6, but already used 16 of 20 cores',
    })
    expect(refusal(await act(alt, id, { resize: { flavorRef: 'diskless' } }))).toEqual({
      status: 400,
      message: 'Server disk was unable to be resized because: Resize to zero disk flavor is not allowed.',
    })
  })
})

describe('migrating', () => {
  test('cold, to a named host', async () => {
    const id = await newServer(demo)
    const target = (await hostOf(id)) === 'compute-1' ? 'compute-2' : 'compute-1'
    expect(refusal(await act(admin, id, { migrate: { host: await hostOf(id) } })).message).toBe(
      'Cannot migrate to the host where the server exists.',
    )
    expect(refusal(await act(admin, id, { migrate: { host: 'nowhere' } })).message).toBe(
      'Compute host nowhere could not be found.',
    )
    await act(admin, id, { migrate: { host: target } })
    expect(await showServer(admin, id)).toMatchObject({ status: 'VERIFY_RESIZE', 'OS-EXT-SRV-ATTR:host': target })
    await act(admin, id, { confirmResize: null })
    expect((await act(demo, id, { migrate: null })).status).toBe(403)
  })

  test('live, while the server runs', async () => {
    const id = await newServer(demo, { networks: [{ uuid: await networkNamed(demo, 'backend') }] })
    const before = await hostOf(id)
    const request = { 'os-migrateLive': { host: null, block_migration: 'auto' } }
    expect((await act(admin, id, request)).status).toBe(202)
    expect(await showServer(demo, id)).toMatchObject({ status: 'ACTIVE' })
    const after = await hostOf(id)
    expect(after).not.toBe(before)
    expect((await portOf(id))['binding:host_id']).toBe(after)
    expect(refusal(await act(admin, id, { 'os-migrateLive': { host: after, block_migration: false } })).message).toBe(
      `Unable to migrate instance (${id}) to current host (${after}).`,
    )
  })

  test('by evacuation from a host that is down', async () => {
    const id = await newServer(admin, { availability_zone: 'nova:compute-3' })
    const service = { host: 'compute-3', binary: 'nova-compute', forced_down: true }
    await compute(admin, 11).put('/os-services/force-down', service)
    expect(await showServer(admin, id)).toMatchObject({ host_status: 'DOWN' })
    expect((await act(admin, id, { evacuate: {} })).status).toBe(200)
    await compute(admin, 11).put('/os-services/force-down', { ...service, forced_down: false })
    expect(await showServer(admin, id)).toMatchObject({ status: 'ACTIVE', host_status: 'UP' })
    expect(await hostOf(id)).not.toBe('compute-3')
    const { migrations } = (await compute(admin, 59).get(`/os-migrations?instance_uuid=${id}`)).body
    expect(migrations).toMatchObject([{ migration_type: 'evacuation', status: 'done' }])
  })
})

describe('images', () => {
  test('of a server contain its disk, and a server boots from them', async () => {
    const id = await newServer(demo, { flavorRef: '2' })
    const { image_id } = (await act(demo, id, { createImage: { name: 'snap', metadata: { purpose: 'test' } } })).body
    const image = await imageOf(image_id)
    expect(image).toMatchObject({
      status: 'active',
      visibility: 'private',
      min_disk: 20,
      image_type: 'snapshot',
      instance_uuid: id,
      base_image_ref: await smallImage(demo),
      purpose: 'test',
      owner_user_name: 'demo',
      owner_project_name: 'demo',
      boot_roles: expect.stringContaining('member'),
    })
    expect(image.virtual_size).toBe(20 * 1024 ** 3)
    const copy = await newServer(demo, { flavorRef: '2', imageRef: image_id })
    expect(await showServer(demo, copy)).toMatchObject({ status: 'ACTIVE', image: { id: image_id } })
  })

  test('of a volume-backed server refer to a snapshot, and a server boots from it', async () => {
    const device = { boot_index: 0, source_type: 'image', destination_type: 'volume', volume_size: 2 }
    const devices = [{ ...device, uuid: await smallImage(demo) }]
    const id = await newServer(demo, { imageRef: '', block_device_mapping_v2: devices })
    const { image_id } = (await act(demo, id, { createImage: { name: 'of-volume' } })).body
    const image = await imageOf(image_id)
    expect(image).toMatchObject({ status: 'active', size: 0, bdm_v2: 'True', root_device_name: '/dev/vda' })
    const [{ snapshot_id }] = JSON.parse(image.block_device_mapping)
    const copy = await showServer(demo, await newServer(demo, { imageRef: image_id }))
    expect(copy.status).toBe('ACTIVE')
    const [volume] = copy['os-extended-volumes:volumes_attached']
    expect(await volumeOf(demo, volume.id)).toMatchObject({ snapshot_id, size: 2, bootable: 'true' })
  })

  test('of a server with several volumes refer to a snapshot of each', async () => {
    const device = { source_type: 'blank', destination_type: 'volume', volume_size: 1, boot_index: -1 }
    const root = { ...device, boot_index: 0, source_type: 'image', volume_size: 2, uuid: await smallImage(demo) }
    const id = await newServer(demo, { imageRef: '', block_device_mapping_v2: [root, device, device] })
    const { body } = await act(demo, id, { createImage: { name: 'of-three-volumes' } })
    const mapping = JSON.parse((await imageOf(body.image_id)).block_device_mapping)
    expect(mapping.map(({ volume_size }: Body) => volume_size)).toEqual([2, 1, 1])
  })

  test('that are backups are rotated', async () => {
    const id = await newServer(demo)
    for (const name of ['one', 'two', 'three']) {
      await act(demo, id, { createBackup: { name, backup_type: 'daily', rotation: 2 } })
    }
    const { images } = (await demo.get(`/image/v2/images?instance_uuid=${id}`)).body
    expect(images).toHaveLength(2)
    expect(images.map(({ name }: Body) => name)).toContain('three')
  })

  test('store a shelved server until it is unshelved', async () => {
    const id = await newServer(demo, { name: 'shelf' })
    await act(demo, id, { shelve: null })
    expect(await showServer(admin, id)).toMatchObject({ status: 'SHELVED_OFFLOADED', 'OS-EXT-SRV-ATTR:host': null })
    const shelved = async () => (await demo.get('/image/v2/images?name=shelf-shelved')).body.images
    expect(await shelved()).toMatchObject([{ status: 'active' }])
    await act(demo, id, { unshelve: { availability_zone: 'edge' } })
    expect(await showServer(demo, id)).toMatchObject({ status: 'ACTIVE', 'OS-EXT-AZ:availability_zone': 'edge' })
    expect(await shelved()).toEqual([])
  })
})

describe('rebuilding', () => {
  test('changes the given values and keeps the rest', async () => {
    const id = await newServer(demo, { name: 'old', metadata: { a: '1' }, flavorRef: '3', key_name: 'demo-key' })
    const { images } = (await demo.get('/image/v2/images?name=Debian%2012')).body
    const requested = { imageRef: images[0].id, name: 'new', description: 'again', key_name: null, user_data: 'YQ==' }
    const { status, body } = await act(demo, id, { rebuild: requested })
    expect({ status, ...body.server }).toMatchObject({
      status: 'REBUILD',
      name: 'new',
      user_data: 'YQ==',
      key_name: null,
    })
    expect(await showServer(demo, id)).toMatchObject({
      status: 'ACTIVE',
      name: 'new',
      description: 'again',
      metadata: { a: '1' },
      image: { id: images[0].id },
    })
  })

  test('reimages the boot volume from 2.93 on', async () => {
    const device = { boot_index: 0, source_type: 'image', destination_type: 'volume', volume_size: 2 }
    const devices = [{ ...device, uuid: await smallImage(demo) }]
    const id = await newServer(demo, { imageRef: '', block_device_mapping_v2: devices })
    const snapshot = await newServer(demo)
    const { image_id } = (await act(demo, snapshot, { createImage: { name: 'other' } })).body
    expect(refusal(await act(demo, id, { rebuild: { imageRef: image_id } }, 92))).toEqual({
      status: 400,
      message: `Image ${image_id} is unacceptable: Unable to rebuild with a different image for a volume-backed server.`,
    })
    expect((await act(demo, id, { rebuild: { imageRef: image_id } })).status).toBe(202)
    const server = await showServer(demo, id)
    expect(server).toMatchObject({ status: 'ACTIVE', image: '' })
    const volume = await volumeOf(demo, server['os-extended-volumes:volumes_attached'][0].id)
    expect(volume).toMatchObject({ status: 'in-use', volume_image_metadata: { image_id } })
  })

  test('is refused with an image that does not exist or is too large', async () => {
    const id = await newServer(demo)
    const gone = '00000000-0000-4000-8000-000000000000'
    expect(refusal(await act(demo, id, { rebuild: { imageRef: gone } })).message).toBe('Cannot find image for rebuild')
    const { images } = (await demo.get('/image/v2/images?name=Ubuntu%2024.04%20LTS')).body
    expect(refusal(await act(demo, id, { rebuild: { imageRef: images[0].id } })).message).toBe(
      "Flavor's memory is too small for requested image.",
    )
  })
})

describe('locks', () => {
  test('of the owner block members, but not administrators', async () => {
    const id = await newServer(demo)
    await act(demo, id, { lock: null })
    expect(refusal(await act(demo, id, { 'os-stop': null }))).toEqual({
      status: 409,
      message: `Instance ${id} is locked`,
    })
    expect((await compute(demo).del(`/servers/${id}`)).status).toBe(409)
    expect((await act(admin, id, { 'os-stop': null })).status).toBe(202)
    await act(demo, id, { unlock: null })
    expect((await compute(demo).del(`/servers/${id}`)).status).toBe(204)
  })

  test('of an administrator cannot be removed by the owner', async () => {
    const id = await newServer(demo)
    await act(admin, id, { lock: null })
    expect((await act(demo, id, { unlock: null })).status).toBe(403)
    expect((await act(admin, id, { unlock: null })).status).toBe(202)
  })
})

describe('rescuing', () => {
  test('a volume-backed server needs 2.87', async () => {
    const device = { boot_index: 0, source_type: 'image', destination_type: 'volume', volume_size: 1 }
    const devices = [{ ...device, uuid: await smallImage(demo) }]
    const id = await newServer(demo, { imageRef: '', block_device_mapping_v2: devices })
    expect(refusal(await act(demo, id, { rescue: null }, 86)).message).toBe(
      `Instance ${id} cannot be rescued: Cannot rescue a volume-backed instance`,
    )
    expect((await act(demo, id, { rescue: { adminPass: 'mine' } }, 87)).body).toEqual({ adminPass: 'mine' })
    expect((await showServer(demo, id)).status).toBe('RESCUE')
  })
})

test('bodies without a valid action are refused', async () => {
  const id = await newServer(demo)
  expect(refusal(await act(demo, id, {}))).toEqual({ status: 400, message: 'Malformed request body' })
  expect(refusal(await act(demo, id, { __proto__: null, constructor: null }))).toEqual({
    status: 400,
    message: 'There is no such action: constructor',
  })
  expect((await act(demo, id, { resetNetwork: null })).status).toBe(410)
})

test('a server group is limited by its quota of members', async () => {
  const { server_group: group } = (
    await compute(demo, 64).post('/os-server-groups', { server_group: { name: 'g', policy: 'soft-affinity' } })
  ).body
  await admin.put(`/compute/v2.1/os-quota-sets/${demo.projectId}`, { quota_set: { server_group_members: 1 } })
  const server = { name: 'in', flavorRef: '1', imageRef: await smallImage(demo), networks: 'none' }
  const ask = () => compute(demo, 93).post('/servers', { server, 'os:scheduler_hints': { group: group.id } })
  expect((await ask()).status).toBe(202)
  expect(refusal(await ask())).toEqual({ status: 403, message: 'Quota exceeded, too many servers in group' })
  expect((await requestServer(demo)).status).toBe(202)
})

test('the cloud logged no errors', () => {
  expect(cloud.logLines).toEqual([])
})
