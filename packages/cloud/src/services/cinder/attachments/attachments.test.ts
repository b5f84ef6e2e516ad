import { beforeAll, describe, expect, test } from 'vitest'
import { refused, volumeClient } from '../../../../test-support/cinder.ts'
import type { VolumeClient } from '../../../../test-support/cinder.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let demo: VolumeClient
let admin: VolumeClient

const SERVER = '00000000-0000-4000-8000-00000000000a'
const OTHER = '00000000-0000-4000-8000-00000000000b'
const connector = { host: 'compute-1', mountpoint: '/dev/vdb', initiator: 'iqn.2026-01.example:a', mode: 'rw' }

beforeAll(async () => {
  demo = volumeClient(await cloud.as('demo', 'demo'))
  admin = volumeClient(await cloud.as('admin', 'admin'))
})

const reserve = (volume: string, instance = SERVER, more = {}) =>
  demo.post('attachments', { attachment: { volume_uuid: volume, instance_uuid: instance, ...more } })

describe('attachments', () => {
  test('are reserved, connected, completed and deleted, and the volume’s status follows', async () => {
    const { id } = await demo.volume()
    const { body: made } = await reserve(id)
    const path = `attachments/${made.attachment.id}`
    expect(made.attachment).toMatchObject({ status: 'reserved', instance: SERVER, connection_info: {} })
    expect((await demo.show(id)).status).toBe('reserved')

    const { body: connected } = await demo.put(path, { attachment: { connector } })
    expect(connected.attachment.connection_info).toMatchObject({ driver_volume_type: 'local', access_mode: 'rw' })
    expect((await demo.get(path)).body.attachment).toMatchObject({ status: 'attaching', attach_mode: 'rw' })
    expect((await demo.show(id)).status).toBe('attaching')

    expect((await demo.post(`${path}/action`, { 'os-complete': null })).status).toBe(204)
    const volume = await demo.show(id)
    expect(volume.status).toBe('in-use')
    expect(volume.attachments).toMatchObject([{ server_id: SERVER, device: '/dev/vdb', host_name: null }])
    expect((await admin.show(id)).attachments).toMatchObject([{ host_name: 'compute-1' }])

    expect((await demo.del(path)).body).toEqual({ attachments: [] })
    expect(await demo.show(id)).toMatchObject({ status: 'available', attachments: [] })
    expect(await demo.get(path)).toMatchObject(
      refused(404, `Volume attachment could not be found with filter: attachment_id = ${made.attachment.id}.`),
    )
  })

  test('can be created and connected in one request', async () => {
    const { id } = await demo.volume()
    const { body } = await reserve(id, SERVER, { connector, mode: 'ro' })
    expect(body.attachment).toMatchObject({ attach_mode: 'ro', connection_info: { encrypted: false } })
    expect((await demo.show(id)).status).toBe('attaching')
  })

  test('with an empty connector are only reserved', async () => {
    const { id } = await demo.volume()
    expect((await reserve(id, SERVER, { connector: {} })).body.attachment.connection_info).toEqual({})
    expect((await demo.show(id)).status).toBe('reserved')
  })

  test('are limited to one per volume', async () => {
    const { id } = await demo.volume()
    await reserve(id)
    expect(await reserve(id, OTHER)).toMatchObject(
      refused(
        400,
        `Invalid volume: Volume ${id} status must be available or downloading to reserve, but the current status is reserved.`,
      ),
    )
    expect((await reserve(id)).status).toBe(200)
  })

  test('can be several per multiattach volume', async () => {
    const { id } = await demo.volume({ volume_type: 'shared' })
    const ids: string[] = []
    for (const server of [SERVER, OTHER]) {
      const { body } = await reserve(id, server, { connector })
      ids.push(body.attachment.id)
      await demo.post(`attachments/${body.attachment.id}/action`, { 'os-complete': null })
    }
    expect((await demo.show(id)).attachments).toHaveLength(2)
    expect(await demo.act(id, { 'os-detach': {} })).toMatchObject(
      refused(400, 'Invalid volume: Detach volume failed: More than one attachment, but no attachment_id provided.'),
    )
    expect((await demo.del(`attachments/${ids[0]}`)).body.attachments).toMatchObject([{ id: ids[1] }])
    expect((await demo.show(id)).status).toBe('in-use')
  })

  test('of volumes in an error state are refused', async () => {
    const { id } = await demo.volume()
    await admin.act(id, { 'os-reset_status': { status: 'error' } })
    expect(await reserve(id)).toMatchObject(
      refused(400, /^Invalid volume: Volume attachments can not be created if the volume is in an error/),
    )
  })

  test('are listed by volume and by server', async () => {
    const { id } = await demo.volume()
    const { body } = await reserve(id, OTHER)
    expect((await demo.get(`attachments?volume_id=${id}`)).body.attachments).toEqual([
      { id: body.attachment.id, status: 'reserved', instance: OTHER, volume_id: id },
    ])
    const { body: found } = await demo.get(`attachments/detail?instance_id=${OTHER}&status=reserved`)
    expect(found.attachments[0]).toMatchObject({ attach_mode: 'null', attached_at: '' })
  })

  test('exist from 3.27 on, and os-complete from 3.44 on', async () => {
    expect((await demo.at('3.26').get('attachments')).status).toBe(404)
    const { id } = await demo.volume()
    const { body } = await reserve(id)
    const path = `attachments/${body.attachment.id}/action`
    expect((await demo.at('3.43').post(path, { 'os-complete': {} })).status).toBe(404)
  })

  test.each([
    [{ volume_uuid: 'x' }, "Invalid input for field/attribute volume_uuid. Value: x. 'x' is not a 'uuid'"],
    [{}, "Invalid input for field/attribute attachment. Value: {}. 'volume_uuid' is a required property"],
  ])('cannot be created with %j', async (attachment, sentence) => {
    expect(await demo.post('attachments', { attachment })).toMatchObject(refused(400, sentence))
  })
})

describe('the volume actions for attaching', () => {
  const inUse = { instance_uuid: SERVER, mountpoint: '/dev/vdc' }

  test('reserve, attach and detach', async () => {
    const { id } = await demo.volume()
    expect((await demo.act(id, { 'os-reserve': null })).status).toBe(202)
    expect((await demo.show(id)).status).toBe('attaching')
    expect(await demo.act(id, { 'os-reserve': null })).toMatchObject(
      refused(400, 'Invalid volume: Volume status must be available to reserve, but the status is attaching.'),
    )
    await demo.act(id, { 'os-attach': inUse })
    expect(await demo.show(id)).toMatchObject({
      status: 'in-use',
      metadata: { readonly: 'False', attached_mode: 'rw' },
      attachments: [{ server_id: SERVER, device: '/dev/vdc' }],
    })
    await demo.act(id, { 'os-begin_detaching': null })
    expect((await demo.show(id)).status).toBe('detaching')
    await demo.act(id, { 'os-roll_detaching': null })
    expect((await demo.show(id)).status).toBe('in-use')
    await demo.act(id, { 'os-detach': {} })
    expect(await demo.show(id)).toMatchObject({ status: 'available', attachments: [], metadata: { readonly: 'False' } })
  })

  test('cancel a reservation', async () => {
    const { id } = await demo.volume()
    await demo.act(id, { 'os-reserve': null })
    await demo.act(id, { 'os-unreserve': null })
    expect((await demo.show(id)).status).toBe('available')
    expect((await demo.act(id, { 'os-unreserve': null })).status).toBe(202)
  })

  test('refuse a second server, and detaching an unattached volume', async () => {
    const { id } = await demo.volume()
    expect(await demo.act(id, { 'os-begin_detaching': null })).toMatchObject(
      refused(400, /^Invalid volume: Unable to detach volume/),
    )
    await demo.act(id, { 'os-attach': inUse })
    expect(await demo.act(id, { 'os-attach': { ...inUse, instance_uuid: OTHER } })).toMatchObject(
      refused(400, 'Invalid volume: volume is already attached and multiple attachments are not enabled'),
    )
  })

  test('return the connection info', async () => {
    const { id } = await demo.volume({ volume_type: 'fast' })
    const { body } = await demo.act(id, { 'os-initialize_connection': { connector } })
    expect(body.connection_info).toMatchObject({
      driver_volume_type: 'local',
      data: { access_mode: 'rw', qos_specs: { total_iops_sec: '5000' } },
    })
    expect((await demo.act(id, { 'os-terminate_connection': { connector } })).status).toBe(202)
  })

  test('force a detach for administrators only', async () => {
    const { id } = await demo.volume()
    await demo.act(id, { 'os-attach': inUse })
    expect((await demo.act(id, { 'os-force_detach': {} })).status).toBe(403)
    expect((await admin.act(id, { 'os-force_detach': {} })).status).toBe(202)
    expect((await demo.show(id)).status).toBe('available')
  })

  test('need a server or a host', async () => {
    const { id } = await demo.volume()
    expect(await demo.act(id, { 'os-attach': { mountpoint: '/dev/vdb' } })).toMatchObject(
      refused(400, /^Invalid input for field\/attribute os-attach\. .* is not valid under any of the given schemas$/),
    )
    await demo.act(id, { 'os-attach': { host_name: 'compute-9', mountpoint: '/mnt' } })
    expect((await admin.show(id)).attachments).toMatchObject([{ server_id: null, host_name: 'compute-9' }])
  })
})
