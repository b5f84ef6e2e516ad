import { beforeEach, describe, expect, test } from 'vitest'
import { volumeClient } from '../../../test-support/cinder.ts'
import type { VolumeClient } from '../../../test-support/cinder.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
let demo: VolumeClient
let admin: VolumeClient

beforeEach(async () => {
  demo = volumeClient(await cloud.as('demo', 'demo'))
  admin = volumeClient(await cloud.as('admin', 'admin'))
})

const statusOf = async (volumeId: string) => (await demo.show(volumeId)).status

/** The statuses of the volume over time, sampled twice a second. */
async function states(volumeId: string, seconds = 15): Promise<string[]> {
  const seen: string[] = []
  for (let half = 0; half < seconds * 2; half++) {
    const { status, body } = await demo.get(`volumes/${volumeId}`)
    const now = status === 404 ? 'gone' : body.volume.status
    if (now !== seen.at(-1)) seen.push(now)
    cloud.clock.advance(0.5)
  }
  return seen
}

const ready = async (request = {}) => {
  const volume = await demo.volume(request)
  cloud.clock.advance(30)
  return volume.id as string
}

describe('a volume takes time', () => {
  test('to be created', async () => {
    const { id } = await demo.volume()
    expect(await states(id)).toEqual(['creating', 'available'])
  })

  test('to be created from an image', async () => {
    const { id, volume_image_metadata } = await demo.volume({ imageRef: 'CirrOS 0.6' })
    expect(volume_image_metadata).toBeUndefined()
    expect(await states(id)).toEqual(['creating', 'downloading', 'available'])
  })

  test('to be restored', async () => {
    const source = await ready()
    const { body } = await demo.post('backups', { backup: { volume_id: source } })
    expect(await states(source)).toEqual(['backing-up', 'available'])
    const { id } = await demo.volume({ backup_id: body.backup.id })
    expect(await states(id)).toEqual(['creating', 'restoring-backup', 'available'])
  })

  test.each([
    ['extending', { 'os-extend': { new_size: 2 } }],
    ['retyping', { 'os-retype': { new_type: 'shared' } }],
    ['uploading', { 'os-volume_upload_image': { image_name: 'x' } }],
  ])('for %s', async (state, action) => {
    const id = await ready()
    await demo.act(id, action)
    expect(await states(id)).toEqual([state, 'available'])
  })

  test('to be migrated, and to be deleted', async () => {
    const id = await ready()
    await admin.act(id, { 'os-migrate_volume': { host: 'block-1@fast', lock_volume: true } })
    expect(await states(id)).toEqual(['maintenance', 'available'])
    await demo.del(`volumes/${id}`)
    expect(await states(id)).toEqual(['deleting', 'gone'])
  })
})

test('the added gigabytes count as reserved while a volume is extended', async () => {
  const id = await ready()
  const gigabytes = async () =>
    (await demo.get(`os-quota-sets/${demo.client.projectId}?usage=true`)).body.quota_set.gigabytes
  const before = await gigabytes()
  await demo.act(id, { 'os-extend': { new_size: 5 } })
  expect(await gigabytes()).toMatchObject({ in_use: before.in_use, reserved: 4 })
  cloud.clock.advance(10)
  expect(await gigabytes()).toMatchObject({ in_use: before.in_use + 4, reserved: 0 })
})

test('an image is queued until its volume is uploaded', async () => {
  const id = await ready()
  const { body } = await demo.act(id, { 'os-volume_upload_image': { image_name: 'x' } })
  const path = `/image/v2/images/${body['os-volume_upload_image'].image_id}`
  expect((await demo.client.get(path)).body.status).toBe('queued')
  cloud.clock.advance(10)
  expect((await demo.client.get(path)).body.status).toBe('active')
})

test('deleting an image during the upload leaves a message, and the volume as before', async () => {
  const id = await ready()
  const { body } = await demo.act(id, { 'os-volume_upload_image': { image_name: 'x' } })
  await demo.client.del(`/image/v2/images/${body['os-volume_upload_image'].image_id}`)
  cloud.clock.advance(10)
  expect(await statusOf(id)).toBe('available')
  const { body: result } = await demo.get(`messages?resource_uuid=${id}`)
  expect(result.messages[0].event_id).toBe('VOLUME_VOLUME_003_004')
})

test('a status that an administrator resets meanwhile is preserved', async () => {
  const { id } = await demo.volume()
  await admin.act(id, { 'os-reset_status': { status: 'error' } })
  cloud.clock.advance(30)
  expect(await statusOf(id)).toBe('error')
})

test('a volume that is deleted during its creation is not created', async () => {
  const { id } = await demo.volume()
  expect((await demo.del(`volumes/${id}`)).status).toBe(202)
  cloud.clock.advance(30)
  expect((await demo.get(`volumes/${id}`)).status).toBe(404)
})

test('all jobs continue after a restart', async () => {
  const volume = await demo.volume({ imageRef: 'CirrOS 0.6' })
  const source = await ready()
  const { body: snapshot } = await demo.post('snapshots', { snapshot: { volume_id: source } })
  const { body: backup } = await demo.post('backups', { backup: { volume_id: source } })
  const { body: group } = await demo.post('groups', { group: { group_type: 'consistent', volume_types: ['standard'] } })
  await cloud.restart()
  const again = volumeClient(await cloud.as('demo', 'demo'))
  const statuses = async () => [
    (await again.get(`snapshots/${snapshot.snapshot.id}`)).body.snapshot.status,
    (await again.get(`backups/${backup.backup.id}`)).body.backup.status,
    (await again.get(`groups/${group.group.id}`)).body.group.status,
  ]
  expect(await statuses()).toEqual(['creating', 'creating', 'creating'])
  cloud.clock.advance(3600)
  expect(await statuses()).toEqual(['available', 'available', 'available'])
  expect((await again.show(volume.id)).status).toBe('available')
})

test('a volume that is reserved during its image download becomes bootable anyway', async () => {
  const { id } = await demo.volume({ imageRef: 'CirrOS 0.6' })
  cloud.clock.advance(3)
  expect(await statusOf(id)).toBe('downloading')
  const attachment = { volume_uuid: id, instance_uuid: '00000000-0000-4000-8000-00000000000a' }
  expect((await demo.post('attachments', { attachment })).status).toBe(200)
  cloud.clock.advance(30)
  expect(await demo.show(id)).toMatchObject({ status: 'reserved', bootable: 'true' })
  const image = { image_id: (await demo.show(id)).volume_image_metadata.image_id, reimage_reserved: true }
  expect((await demo.act(id, { 'os-reimage': image })).status).toBe(202)
  expect(await states(id)).toEqual(['downloading', 'reserved'])
})
