import { beforeAll, describe, expect, test } from 'vitest'
import { refused, volumeClient } from '../../../../test-support/cinder.ts'
import type { VolumeClient } from '../../../../test-support/cinder.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let demo: VolumeClient
let admin: VolumeClient

const SERVER = '00000000-0000-4000-8000-00000000000a'
const NOBODY = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  demo = volumeClient(await cloud.as('demo', 'demo'))
  admin = volumeClient(await cloud.as('admin', 'admin'))
})

const attached = async () => {
  const volume = await demo.volume()
  await demo.act(volume.id, { 'os-attach': { instance_uuid: SERVER, mountpoint: '/dev/vdb' } })
  return volume
}

describe('extending', () => {
  test('makes a volume larger', async () => {
    const { id } = await demo.volume()
    expect((await demo.act(id, { 'os-extend': { new_size: '3' } })).status).toBe(202)
    expect(await demo.show(id)).toMatchObject({ size: 3, status: 'available' })
  })

  test('works on attached volumes from 3.42 on', async () => {
    const { id } = await attached()
    expect(await demo.at('3.41').act(id, { 'os-extend': { new_size: 2 } })).toMatchObject(
      refused(
        400,
        `Invalid volume: Volume ${id} status must be '{'status': 'available'}' to extend, currently in-use.`,
      ),
    )
    expect((await demo.act(id, { 'os-extend': { new_size: 2 } })).status).toBe(202)
    expect(await demo.show(id)).toMatchObject({ size: 2, status: 'in-use' })
  })

  test.each([
    [0, /less than the minimum of 1$/],
    [1, /^Invalid input received: New size for extend must be greater than current size/],
  ])('to %s is refused', async (new_size, sentence) => {
    const { id } = await demo.volume()
    expect(await demo.act(id, { 'os-extend': { new_size } })).toMatchObject(refused(400, sentence))
  })
})

describe('retyping', () => {
  test('migrates a volume to another backend only if the policy allows it', async () => {
    const { id } = await demo.volume()
    await demo.act(id, { 'os-retype': { new_type: 'fast', migration_policy: 'never' } })
    expect(await admin.show(id)).toMatchObject({ volume_type: 'standard', status: 'available' })
    await demo.act(id, { 'os-retype': { new_type: 'fast', migration_policy: 'on-demand' } })
    const moved = await admin.show(id)
    expect(moved).toMatchObject({ volume_type: 'fast', 'os-vol-host-attr:host': 'block-1@fast#fast' })
  })

  test('to a type on the same backend needs no migration, and can set multiattach', async () => {
    const { id } = await demo.volume()
    await demo.act(id, { 'os-retype': { new_type: 'shared' } })
    expect(await demo.show(id)).toMatchObject({ volume_type: 'shared', multiattach: true })
  })

  test('to the current type, or to an unknown one, is refused', async () => {
    const { id } = await demo.volume()
    expect(await demo.act(id, { 'os-retype': { new_type: 'standard' } })).toMatchObject(
      refused(400, /^Invalid volume: Retype needs/),
    )
    const unknown = await demo.act(id, { 'os-retype': { new_type: 'nonsense' } })
    expect(unknown).toMatchObject(refused(404, 'Volume type with name nonsense could not be found.'))
  })
})

describe('uploading to an image', () => {
  test('creates an active image with the metadata of the volume', async () => {
    const volume = await demo.volume({ imageRef: 'CirrOS 0.6' })
    const requested = { image_name: 'copy', disk_format: 'qcow2', visibility: 'private', protected: 'no' }
    const { status, body } = await demo.act(volume.id, { 'os-volume_upload_image': requested })
    expect(status).toBe(202)
    expect(body['os-volume_upload_image']).toMatchObject({ status: 'uploading', image_name: 'copy', protected: false })
    const { body: image } = await demo.client.get(`/image/v2/images/${body['os-volume_upload_image'].image_id}`)
    expect(image).toMatchObject({ name: 'copy', status: 'active', disk_format: 'qcow2', min_disk: 1 })
    expect(image.virtual_size).toBe(1024 ** 3)
    expect(image.os_distro).toBe(volume.volume_image_metadata.os_distro)
    expect((await demo.show(volume.id)).status).toBe('available')
  })

  test('creates a bootable image', async () => {
    const { id } = await demo.volume()
    const { body } = await demo.act(id, { 'os-volume_upload_image': { image_name: 'again' } })
    const copy = await demo.volume({ imageRef: body['os-volume_upload_image'].image_id })
    expect(copy).toMatchObject({ status: 'available', bootable: 'true' })
  })

  test('is refused while the volume is attached', async () => {
    const { id } = await attached()
    const response = await demo.act(id, { 'os-volume_upload_image': { image_name: 'x', force: true } })
    expect(response).toMatchObject(refused(400, `Invalid volume: Volume ${id} status must be available`))
  })

  test('with public visibility is for administrators only', async () => {
    const { id } = await demo.volume()
    expect(await demo.act(id, { 'os-volume_upload_image': { image_name: 'x', visibility: 'public' } })).toMatchObject(
      refused(403, "Policy doesn't allow volume_extension:volume_actions:upload_public to be performed."),
    )
  })
})

describe('flags', () => {
  test('read-only and bootable can be set', async () => {
    const { id } = await demo.volume()
    await demo.act(id, { 'os-update_readonly_flag': { readonly: 'yes' } })
    await demo.act(id, { 'os-set_bootable': { bootable: true } })
    expect(await demo.show(id)).toMatchObject({ bootable: 'true', metadata: { readonly: 'True' } })
    expect(await demo.act(id, { 'os-attach': { instance_uuid: SERVER, mountpoint: '/dev/vdb' } })).toMatchObject(
      refused(400, `Invalid attaching mode 'rw' for volume ${id}.`),
    )
  })

  test('values that are not booleans are refused', async () => {
    const { id } = await demo.volume()
    const response = await demo.act(id, { 'os-set_bootable': { bootable: 'perhaps' } })
    expect(response).toMatchObject(
      refused(400, /^Invalid input for field\/attribute bootable. Value: perhaps. 'perhaps' is not one of \[True/),
    )
  })
})

describe('image metadata', () => {
  test('is merged, and removed by key', async () => {
    const { id } = await demo.volume()
    const set = await demo.act(id, { 'os-set_image_metadata': { metadata: { os_distro: 'debian', a: 'b' } } })
    expect(set.body).toEqual({ metadata: { os_distro: 'debian', a: 'b' } })
    expect((await demo.act(id, { 'os-unset_image_metadata': { key: 'a' } })).status).toBe(200)
    expect((await demo.show(id)).volume_image_metadata).toEqual({ os_distro: 'debian' })
    const again = await demo.act(id, { 'os-unset_image_metadata': { key: 'a' } })
    expect(again).toMatchObject(refused(404, `Glance metadata for volume/snapshot ${id} cannot be found.`))
  })
})

describe('reverting', () => {
  test('to the latest snapshot', async () => {
    const { id } = await demo.volume()
    const { body: first } = await demo.post('snapshots', { snapshot: { volume_id: id } })
    const { body: last } = await demo.post('snapshots', { snapshot: { volume_id: id } })
    expect(await demo.act(id, { revert: { snapshot_id: first.snapshot.id } })).toMatchObject(
      refused(400, `Specified snapshot ${first.snapshot.id} is None or not the latest one of volume ${id}.`),
    )
    expect((await demo.act(id, { revert: { snapshot_id: last.snapshot.id } })).status).toBe(202)
    expect((await demo.show(id)).status).toBe('available')
    expect((await demo.at('3.39').act(id, { revert: { snapshot_id: last.snapshot.id } })).status).toBe(404)
  })

  test('to an image, from 3.68 on', async () => {
    const { id } = await demo.volume()
    const { body } = await demo.client.get('/image/v2/images?name=CirrOS%200.6')
    expect((await demo.at('3.67').act(id, { 'os-reimage': { image_id: body.images[0].id } })).status).toBe(404)
    expect((await demo.act(id, { 'os-reimage': { image_id: body.images[0].id } })).status).toBe(202)
    expect(await demo.show(id)).toMatchObject({ status: 'available', bootable: 'true' })
  })
})

describe('administrators', () => {
  test('set the status of a volume', async () => {
    const { id } = await attached()
    await admin.act(id, { 'os-reset_status': { status: 'Available', attach_status: 'detached' } })
    expect(await demo.show(id)).toMatchObject({ status: 'available', attachments: [], metadata: { readonly: 'False' } })
  })

  test.each([
    [{ status: 'nonsense' }, /^Volume status: nonsense is invalid, valid statuses are: \('creating', /],
    [{ attach_status: 'x' }, "Volume attach status: x is invalid, valid statuses are: ['attached', 'detached']."],
    [{}, "Must specify 'status', 'attach_status' or 'migration_status' for update."],
    [{ status: 'deleting' }, 'Cannot reset-state to deleting'],
    [{ status: 'in-use' }, 'Cannot reset-state to in-use because volume does not have any attachments.'],
  ])('but not to %j', async (status, sentence) => {
    const { id } = await demo.volume()
    expect(await admin.act(id, { 'os-reset_status': status })).toMatchObject(refused(400, sentence))
  })

  test('migrate volumes between matching backends', async () => {
    const { body } = await admin.post('types', { volume_type: { name: 'anywhere' } })
    const { id } = await demo.volume({ volume_type: body.volume_type.id })
    const [from, to] = ['block-1@standard#standard', 'block-1@fast#fast']
    expect((await admin.show(id))['os-vol-host-attr:host']).toBe(from)
    expect((await admin.act(id, { 'os-migrate_volume': { host: to, lock_volume: true } })).status).toBe(202)
    expect(await admin.show(id)).toMatchObject({
      status: 'available',
      migration_status: 'success',
      'os-vol-host-attr:host': to,
    })
    const again = await admin.act(id, { 'os-migrate_volume': { host: to } })
    expect(again).toMatchObject(refused(400, /destination host\/cluster must be different than the current one$/))
    const picky = await demo.volume()
    await admin.act(picky.id, { 'os-migrate_volume': { host: to } })
    expect(await admin.show(picky.id)).toMatchObject({ migration_status: 'error', 'os-vol-host-attr:host': from })
  })

  test.each(['os-reset_status', 'os-force_delete', 'os-migrate_volume'])('%s is for them only', async (action) => {
    const { id } = await demo.volume()
    const body = { 'os-reset_status': { status: 'error' }, 'os-migrate_volume': { host: 'x' } }[action] ?? {}
    expect((await demo.act(id, { [action]: body })).status).toBe(403)
    expect(await admin.act(NOBODY, { [action]: body })).toMatchObject(
      refused(404, `Volume ${NOBODY} could not be found.`),
    )
  })
})

test.each([
  [{ a: {}, b: {} }, 'Malformed request body'],
  [[], 'Malformed request body'],
  [{ nonsense: {} }, /^There is no such action: nonsense\. /],
  [{ constructor: {} }, /^There is no such action: constructor\. /],
])('%j is an unknown action', async (body, sentence) => {
  const { id } = await demo.volume()
  expect(await demo.post(`volumes/${id}/action`, body)).toMatchObject(refused(400, sentence))
})
