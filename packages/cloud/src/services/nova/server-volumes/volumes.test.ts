import { beforeAll, describe, expect, test } from 'vitest'
import { act, newServer, newVolume, showServer, smallImage, volumeOf } from '../../../../test-support/nova-servers.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import type { Client } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let demo: Client
let admin: Client
let server = ''

beforeAll(async () => {
  demo = await cloud.as('demo', 'demo')
  admin = await cloud.as('admin', 'demo')
  server = await newServer(demo)
})

const path = (id = server) => `/servers/${id}/os-volume_attachments`
const attach = (volumeId: string, more: object = {}, minor = 93, id = server) =>
  compute(demo, minor).post(path(id), { volumeAttachment: { volumeId, ...more } })

test('a volume is attached, shown, updated and detached', async () => {
  const volume = await newVolume(demo)
  expect((await attach(volume, { tag: 'data', delete_on_termination: true })).body.volumeAttachment).toEqual({
    id: volume,
    serverId: server,
    volumeId: volume,
    device: '/dev/vdb',
    tag: 'data',
    delete_on_termination: true,
  })
  const { attachments, status } = await volumeOf(demo, volume)
  expect(status).toBe('in-use')
  expect((await compute(demo, 89).get(`${path()}/${volume}`)).body.volumeAttachment).toEqual({
    serverId: server,
    volumeId: volume,
    device: '/dev/vdb',
    tag: 'data',
    delete_on_termination: true,
    attachment_id: attachments[0].attachment_id,
    bdm_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const kept = { volumeAttachment: { volumeId: volume, delete_on_termination: false } }
  expect((await compute(demo, 85).put(`${path()}/${volume}`, kept)).status).toBe(202)
  expect((await showServer(demo, server))['os-extended-volumes:volumes_attached']).toEqual([
    { id: volume, delete_on_termination: false },
  ])
  expect((await compute(demo).del(`${path()}/${volume}`)).status).toBe(202)
  expect((await volumeOf(demo, volume)).status).toBe('available')
  expect((await compute(demo).get(path())).body.volumeAttachments).toEqual([])
})

test('a multiattach volume has several servers, from 2.60 on', async () => {
  const volume = await newVolume(demo, { volume_type: 'shared' })
  const other = await newServer(demo)
  expect(refusal(await attach(volume, {}, 59))).toEqual({
    status: 400,
    message: 'Multiattach volumes are only supported starting with compute API version 2.60.',
  })
  expect((await attach(volume)).status).toBe(200)
  expect((await attach(volume, {}, 93, other)).status).toBe(200)
  expect((await volumeOf(demo, volume)).attachments).toHaveLength(2)
  expect(refusal(await attach(volume)).message).toBe(
    `Invalid volume: volume ${volume} already attached to instance ${server}`,
  )
  await compute(demo).del(`${path()}/${volume}`)
  expect((await volumeOf(demo, volume)).status).toBe('in-use')
})

test('administrators swap an attached volume', async () => {
  const [old, next, small] = await Promise.all([
    newVolume(demo, { size: 2 }),
    newVolume(demo, { size: 2 }),
    newVolume(demo),
  ])
  await attach(old)
  const swap = (who: Client, volumeId: string) =>
    compute(who).put(`${path()}/${old}`, { volumeAttachment: { volumeId } })
  expect((await swap(demo, next)).status).toBe(403)
  expect(refusal(await swap(admin, small)).message).toBe('Invalid volume: New volume must be the same size or larger.')
  expect((await swap(admin, next)).status).toBe(202)
  expect((await compute(demo).get(path())).body.volumeAttachments).toMatchObject([{ volumeId: next }])
  expect((await volumeOf(demo, old)).status).toBe('available')
})

describe('is refused', () => {
  test('if the device is in use', async () => {
    const [first, second] = await Promise.all([newVolume(demo), newVolume(demo)])
    await attach(first, { device: '/dev/vdx' })
    expect(refusal(await attach(second, { device: '/dev/vdx' }))).toEqual({
      status: 409,
      message: 'The supplied device path (/dev/vdx) is in use.',
    })
  })

  test('for the boot volume', async () => {
    const volume = await newVolume(demo, { imageRef: await smallImage(demo) })
    const devices = [{ boot_index: 0, source_type: 'volume', destination_type: 'volume', uuid: volume }]
    const id = await newServer(demo, { imageRef: '', block_device_mapping_v2: devices })
    expect(refusal(await compute(demo).del(`${path(id)}/${volume}`))).toEqual({
      status: 400,
      message: 'Cannot detach a root device volume',
    })
  })

  test('for a shelved server, until 2.19', async () => {
    const volume = await newVolume(demo)
    const id = await newServer(demo)
    await act(demo, id, { shelve: null })
    expect(refusal(await attach(volume, {}, 19, id))).toEqual({
      status: 409,
      message: `Cannot 'attach_volume' instance ${id} while it is in vm_state shelved_offloaded`,
    })
    expect((await attach(volume, {}, 20, id)).status).toBe(200)
    expect((await volumeOf(demo, volume)).status).toBe('reserved')
    await act(demo, id, { unshelve: null })
    expect((await volumeOf(demo, volume)).status).toBe('in-use')
  })

  test.for<[change: object, message: string]>([
    [{ tag: 'other' }, 'The tag property is not mutable'],
    [{ device: '/dev/vdz' }, 'The device property is not mutable'],
    [{ serverId: '00000000-0000-4000-8000-000000000000' }, 'The serverId property is not mutable'],
  ])('to change %j', async ([change, message]) => {
    const volume = await newVolume(demo)
    await attach(volume)
    const body = { volumeAttachment: { volumeId: volume, ...change } }
    expect(refusal(await compute(demo, 85).put(`${path()}/${volume}`, body))).toEqual({ status: 400, message })
    await compute(demo).del(`${path()}/${volume}`)
  })
})

test('Cinder reports that a volume was extended', async () => {
  const volume = await newVolume(demo)
  await attach(volume)
  const event = { server_uuid: server, name: 'volume-extended', tag: volume }
  const response = await compute(admin, 51).post('/os-server-external-events', { events: [event] })
  expect(response.body.events).toEqual([{ ...event, status: 'completed', code: 200 }])
  const { instanceActions } = (await compute(demo).get(`/servers/${server}/os-instance-actions`)).body
  expect(instanceActions[0]).toMatchObject({ action: 'extend_volume', message: null })
})

test('the cloud logged no errors', () => {
  expect(cloud.logLines).toEqual([])
})
