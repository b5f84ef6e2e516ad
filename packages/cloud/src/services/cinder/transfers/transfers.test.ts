import { beforeAll, describe, expect, test } from 'vitest'
import { refused, volumeClient } from '../../../../test-support/cinder.ts'
import type { VolumeClient } from '../../../../test-support/cinder.ts'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let giver: VolumeClient
let taker: VolumeClient
let admin: VolumeClient

beforeAll(async () => {
  giver = volumeClient(await cloud.as('demo', 'demo'))
  taker = volumeClient(await cloud.as('demo', 'alt_demo'))
  admin = volumeClient(await cloud.as('admin', 'admin'))
})

const offer = async (volumeId: string, api: string, fields = {}): Promise<Body> => {
  const { status, body } = await giver.post(api, { transfer: { volume_id: volumeId, ...fields } })
  expect(status).toBe(202)
  return body.transfer
}

describe.each(['os-volume-transfer', 'volume-transfers'])('by %s', (api) => {
  test('a volume is transferred with the auth key', async () => {
    const { id } = await giver.volume({ name: 'present' })
    const { id: transfer, auth_key } = await offer(id, api, { name: 'for you' })
    expect((await giver.show(id)).status).toBe('awaiting-transfer')
    const path = `${api}/${transfer}/accept`
    expect(await taker.post(path, { accept: { auth_key: 'guess' } })).toMatchObject(
      refused(400, `Invalid auth key: Attempt to transfer ${transfer} with invalid auth key.`),
    )
    const { status, body } = await taker.post(path, { accept: { auth_key } })
    expect([status, body.transfer.name]).toEqual([202, 'for you'])
    expect((await giver.get(`volumes/${id}`)).status).toBe(404)
    expect(await taker.show(id)).toMatchObject({ status: 'available', name: 'present', user_id: taker.client.userId })
    expect(await giver.get(`${api}/${transfer}`)).toMatchObject(
      refused(404, `Transfer ${transfer} could not be found.`),
    )
  })

  test('a transfer is visible without its key, and can be cancelled', async () => {
    const { id } = await giver.volume()
    const { id: transfer } = await offer(id, api)
    const { body } = await giver.get(`${api}/${transfer}`)
    expect(body.transfer).toMatchObject({ volume_id: id, source_project_id: giver.client.projectId, accepted: false })
    expect(body.transfer).not.toHaveProperty('auth_key')
    expect((await giver.get(`${api}/detail`)).body.transfers).toMatchObject([{ id: transfer, no_snapshots: false }])
    expect((await giver.del(`${api}/${transfer}`)).status).toBe(202)
    expect((await giver.show(id)).status).toBe('available')
  })
})

test('snapshots are transferred too, unless no_snapshots is set', async () => {
  const { id } = await giver.volume()
  const { body } = await giver.post('snapshots', { snapshot: { volume_id: id } })
  const snapshot = `snapshots/${body.snapshot.id}`
  const first = await offer(id, 'volume-transfers')
  await taker.post(`volume-transfers/${first.id}/accept`, { accept: { auth_key: first.auth_key } })
  expect((await taker.get(snapshot)).status).toBe(200)
  expect((await giver.get(snapshot)).status).toBe(404)

  const second = await taker.post('volume-transfers', { transfer: { volume_id: id, no_snapshots: true } })
  const { id: transfer, auth_key } = second.body.transfer
  await giver.post(`volume-transfers/${transfer}/accept`, { accept: { auth_key } })
  expect((await giver.show(id)).status).toBe('available')
  expect((await taker.get(snapshot)).status).toBe(200)
})

test('only available volumes can be transferred', async () => {
  const { id } = await giver.volume()
  await giver.act(id, { 'os-reserve': null })
  const response = await giver.post('volume-transfers', { transfer: { volume_id: id } })
  expect(response).toMatchObject(refused(400, 'Invalid volume: status must be available'))
})

test('encrypted volumes can be transferred from 3.70 on, with their snapshots', async () => {
  const { id } = await giver.volume({ volume_type: 'encrypted' })
  const older = await giver.at('3.69').post('volume-transfers', { transfer: { volume_id: id } })
  expect(older).toMatchObject(refused(400, 'Invalid volume: transferring encrypted volume is not supported'))
  const bare = await giver.post('volume-transfers', { transfer: { volume_id: id, no_snapshots: true } })
  expect(bare).toMatchObject(refused(400, /^Invalid volume: transferring an encrypted volume without its snapshots/))
  expect((await offer(id, 'volume-transfers')).volume_id).toBe(id)
})

test('an accepted volume counts against the quota of the receiver', async () => {
  const { id } = await giver.volume({ size: 5 })
  const { id: transfer, auth_key } = await offer(id, 'volume-transfers')
  const path = `os-quota-sets/${taker.client.projectId}`
  const { body } = await admin.get(`${path}?usage=true`)
  await admin.put(path, { quota_set: { gigabytes: body.quota_set.gigabytes.in_use } })
  const response = await taker.post(`volume-transfers/${transfer}/accept`, { accept: { auth_key } })
  expect(response).toMatchObject(refused(413, /Requested 5G, quota is \d+G and \d+G has been consumed\.$/))
  expect((await giver.show(id)).status).toBe('awaiting-transfer')
})
