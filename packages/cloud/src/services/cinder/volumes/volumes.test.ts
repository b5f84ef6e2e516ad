import { beforeAll, describe, expect, test } from 'vitest'
import { refused, volumeClient } from '../../../../test-support/cinder.ts'
import type { VolumeClient } from '../../../../test-support/cinder.ts'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let demo: VolumeClient
let admin: VolumeClient

beforeAll(async () => {
  demo = volumeClient(await cloud.as('demo', 'demo'))
  admin = volumeClient(await cloud.as('admin', 'admin'))
})

const imageNamed = async (name: string): Promise<Body> => {
  const { body } = await demo.client.get(`/image/v2/images?${new URLSearchParams({ name })}`)
  return body.images[0]
}

describe('a new volume', () => {
  test('becomes available with the given values', async () => {
    const volume = await demo.volume({ name: ' fresh ', description: 'New', size: '2', metadata: { a: 'b' } })
    expect(volume).toMatchObject({ status: 'available', name: 'fresh', description: 'New', size: 2, bootable: 'false' })
    expect(volume).toMatchObject({ metadata: { a: 'b' }, volume_type: 'standard', availability_zone: 'nova' })
  })

  test('from an image is bootable and stores the image metadata', async () => {
    const image = await imageNamed('CirrOS 0.6')
    const volume = await demo.volume({ imageRef: image.id })
    expect(volume).toMatchObject({ status: 'available', bootable: 'true' })
    expect(volume.volume_image_metadata).toMatchObject({
      image_id: image.id,
      image_name: 'CirrOS 0.6',
      checksum: image.checksum,
      min_disk: String(image.min_disk),
      size: String(image.size),
    })
  })

  test('can refer to its image by name', async () => {
    const volume = await demo.volume({ imageRef: 'CirrOS 0.6' })
    expect(volume.volume_image_metadata.image_name).toBe('CirrOS 0.6')
  })

  test('has at least the size that its image needs', async () => {
    const { id, min_disk } = await imageNamed('Ubuntu 24.04 LTS')
    const response = await demo.post('volumes', { volume: { size: 1, imageRef: id } })
    const sentence = `Invalid input received: Volume size 1GB cannot be smaller than the image minDisk size ${min_disk}GB.`
    expect(response).toMatchObject(refused(400, sentence))
  })

  test('from a snapshot or a volume is as large and as bootable as the source', async () => {
    const original = await demo.volume({ size: 2, imageRef: 'CirrOS 0.6' })
    const { body } = await demo.post('snapshots', { snapshot: { volume_id: original.id } })
    const ofSnapshot = await demo.volume({ size: undefined, snapshot_id: body.snapshot.id })
    const ofVolume = await demo.volume({ size: null, source_volid: original.id })
    for (const copy of [ofSnapshot, ofVolume])
      expect(copy).toMatchObject({ size: 2, bootable: 'true', status: 'available' })
    expect(ofSnapshot.snapshot_id).toBe(body.snapshot.id)
    expect(ofVolume.source_volid).toBe(original.id)
    expect(ofVolume.volume_image_metadata).toEqual(original.volume_image_metadata)
  })

  test('cannot be smaller than its source', async () => {
    const original = await demo.volume({ size: 2 })
    expect(await demo.post('volumes', { volume: { size: 1, source_volid: original.id } })).toMatchObject(
      refused(
        400,
        "Invalid input received: Volume size '1'GB cannot be smaller than original volume size  2GB. They must be >= original volume size.",
      ),
    )
  })

  test('of an encrypted type has its own key', async () => {
    const volume = await demo.volume({ volume_type: 'encrypted' })
    expect(volume.encrypted).toBe(true)
    const { body } = await demo.get(`volumes/${volume.id}/encryption`)
    expect(body).toEqual({
      encryption_key_id: volume.encryption_key_id,
      provider: 'luks',
      cipher: 'aes-xts-plain64',
      key_size: 256,
      control_location: 'front-end',
    })
  })

  test.each([
    [{ size: 1, multiattach: true }, /^multiattach parameter has been removed/],
    [{ size: 'large' }, "Invalid input for field/attribute size. Value: large. 'large' does not match '^[0-9]+$'"],
    [{ size: 2 ** 31 }, /is greater than the maximum of 2147483647$/],
    [{ size: 1, name: 'x'.repeat(256) }, 'Invalid input received: name has 256 characters, more than 255.'],
    [{ size: 1, colour: 'red' }, /Additional properties are not allowed \('colour' was unexpected\)$/],
    [{ size: 1, metadata: { a: 1 } }, "Invalid input for field/attribute a. Value: 1. 1 is not of type 'string'"],
    [{ size: 1, source_volid: 'x' }, /'x' is not valid under any of the given schemas$/],
    [{ size: 1, group_id: '' }, null],
  ])('%j is validated', async (request, sentence) => {
    const response = await demo.post('volumes', { volume: request })
    if (sentence === null) expect(response.status).toBe(202)
    else expect(response).toMatchObject(refused(400, sentence))
  })

  test('ignores unknown keys before 3.53', async () => {
    const { status } = await demo.at('3.52').post('volumes', { volume: { size: 1, user_id: 'x', status: 'creating' } })
    expect(status).toBe(202)
  })

  test('is scheduled to a backend that matches its type, or fails', async () => {
    const { id } = await demo.volume({ volume_type: 'fast' })
    expect((await admin.show(id))['os-vol-host-attr:host']).toBe('block-1@fast#fast')
    await admin.put('os-services/disable', { host: 'block-1@fast', binary: 'cinder-volume' })
    const lost = await demo.volume({ volume_type: 'fast' })
    await admin.put('os-services/enable', { host: 'block-1@fast', binary: 'cinder-volume' })
    expect(lost.status).toBe('error')
    const { body } = await demo.get(`messages?resource_uuid=${lost.id}`)
    expect(body.messages[0]).toMatchObject({ event_id: 'VOLUME_VOLUME_001_003', message_level: 'ERROR' })
  })
})

describe('an update of a volume', () => {
  test('leaves other fields unchanged', async () => {
    const { id } = await demo.volume({ name: 'before', description: 'kept', metadata: { a: '1' } })
    const { body } = await demo.put(`volumes/${id}`, { volume: { name: 'after', metadata: { b: '2' } } })
    expect(body.volume).toMatchObject({ name: 'after', description: 'kept', metadata: { b: '2' } })
  })

  test('must change something from 3.53 on', async () => {
    const { id } = await demo.volume()
    expect((await demo.at('3.52').put(`volumes/${id}`, { volume: {} })).status).toBe(200)
    expect(await demo.put(`volumes/${id}`, { volume: {} })).toMatchObject(
      refused(
        400,
        'Invalid input for field/attribute volume. Value: {}. {} is not valid under any of the given schemas',
      ),
    )
  })

  test('of its metadata can be conditional on an ETag', async () => {
    const { id } = await demo.volume({ metadata: { a: '1' } })
    const path = `volumes/${id}/metadata`
    const { headers } = await demo.get(path)
    const requested = { headers: { 'if-match': String(headers.etag) }, body: { metadata: { a: '2' } } }
    expect((await demo.send('PUT', path, requested)).status).toBe(200)
    expect((await demo.send('PUT', path, requested)).status).toBe(412)
    expect((await demo.get(path)).body).toEqual({ metadata: { a: '2' } })
  })

  test('of a single key must contain that key', async () => {
    const { id } = await demo.volume()
    const body = { meta: { other: 'x' } }
    expect(await demo.put(`volumes/${id}/metadata/key`, body)).toMatchObject(
      refused(400, 'Request body and URI mismatch'),
    )
    expect(await demo.get(`volumes/${id}/metadata/key`)).toMatchObject(
      refused(404, `Volume ${id} has no metadata with key key.`),
    )
  })
})

describe('deleting a volume', () => {
  const REFUSED =
    'Invalid volume: Volume status must be available or error or error_restoring or error_extending or error_managing and must not be migrating, attached, belong to a group, have snapshots, awaiting a transfer, or be disassociated from snapshots after volume transfer.'

  test('removes it', async () => {
    const { id } = await demo.volume()
    expect((await demo.del(`volumes/${id}`)).status).toBe(202)
    expect(await demo.get(`volumes/${id}`)).toMatchObject(refused(404, `Volume ${id} could not be found.`))
  })

  test('is refused while it has snapshots, unless it cascades', async () => {
    const { id } = await demo.volume()
    const { body } = await demo.post('snapshots', { snapshot: { volume_id: id } })
    expect(await demo.del(`volumes/${id}`)).toMatchObject(refused(400, REFUSED))
    expect((await demo.del(`volumes/${id}?cascade=true`)).status).toBe(202)
    expect((await demo.get(`snapshots/${body.snapshot.id}`)).status).toBe(404)
  })

  test('in any state is for administrators only', async () => {
    const { id } = await demo.volume()
    await admin.act(id, { 'os-reset_status': { status: 'maintenance' } })
    expect(await demo.del(`volumes/${id}`)).toMatchObject(refused(400, REFUSED))
    const sentence = "Policy doesn't allow volume:force_delete to be performed."
    expect(await demo.del(`volumes/${id}?force=true`)).toMatchObject(refused(403, sentence))
    expect((await admin.del(`volumes/${id}?force=true`)).status).toBe(202)
    expect((await demo.get(`volumes/${id}`)).status).toBe(404)
  })
})
