import { beforeAll, describe, expect, test } from 'vitest'
import { refused, volumeClient } from '../../../../test-support/cinder.ts'
import type { VolumeClient } from '../../../../test-support/cinder.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let demo: VolumeClient
let admin: VolumeClient

const SERVER = '00000000-0000-4000-8000-00000000000a'

beforeAll(async () => {
  demo = volumeClient(await cloud.as('demo', 'demo'))
  admin = volumeClient(await cloud.as('admin', 'admin'))
})

const attached = async () => {
  const volume = await demo.volume()
  await demo.act(volume.id, { 'os-attach': { instance_uuid: SERVER, mountpoint: '/dev/vdb' } })
  return volume
}

describe('unmanaging and managing', () => {
  const HOST = 'block-1@standard#standard'
  const manage = (source: string) =>
    admin.post('os-volume-manage', { volume: { host: HOST, ref: { 'source-name': source }, name: 'back' } })

  test('a volume leaves Cinder, is listed as manageable and comes back with its size', async () => {
    const { id } = await demo.volume({ size: 3 })
    expect(await demo.act(id, { 'os-unmanage': {} })).toMatchObject({ status: 403 })
    expect((await admin.act(id, { 'os-unmanage': {} })).status).toBe(202)
    expect((await demo.get(`volumes/${id}`)).status).toBe(404)
    const { body: listed } = await admin.get(`os-volume-manage/detail?host=${encodeURIComponent(HOST)}`)
    expect(listed['manageable-volumes']).toContainEqual(
      expect.objectContaining({ reference: { 'source-name': `volume-${id}` }, size: 3, safe_to_manage: true }),
    )
    const { status, body } = await manage(`volume-${id}`)
    expect(status).toBe(202)
    expect(await admin.show(body.volume.id)).toMatchObject({ name: 'back', size: 3, status: 'available' })
  })

  test('a volume comes back through the newer path too', async () => {
    const { id } = await demo.volume()
    await admin.act(id, { 'os-unmanage': {} })
    const request = { host: HOST, ref: { 'source-name': `volume-${id}` }, name: 'new', metadata: null, bootable: false }
    const { status, body } = await admin.post('manageable_volumes', { volume: request })
    expect([status, (await admin.show(body.volume.id)).status]).toEqual([202, 'available'])
  })

  test('an unknown name ends in an error, as clients see error_managing, an unknown host is refused', async () => {
    const { body } = await manage('no-such')
    expect(await admin.show(body.volume.id)).toMatchObject({ status: 'error' })
    expect(
      await admin.post('os-volume-manage', { volume: { host: 'nowhere', ref: { 'source-name': 'x' } } }),
    ).toMatchObject({ status: 400 })
  })

  test('an attached volume stays', async () => {
    const { id } = await attached()
    expect(await admin.act(id, { 'os-unmanage': {} })).toMatchObject(
      refused(400, `Invalid volume: Volume ${id} is still attached, detach volume first.`),
    )
  })
})
