import { beforeAll, expect, test } from 'vitest'
import { refused, volumeClient } from '../../../../test-support/cinder.ts'
import type { VolumeClient } from '../../../../test-support/cinder.ts'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let demo: VolumeClient
let server = ''

const attachments = () => `/compute/v2.1/servers/${server}/os-volume_attachments`

beforeAll(async () => {
  demo = volumeClient(await cloud.as('demo', 'demo'))
  const { body } = await demo.client.get('/compute/v2.1/servers?name=bastion')
  server = body.servers[0].id
})

const given = async (): Promise<Body> => {
  const { id } = await demo.volume()
  await demo.client.post(attachments(), { volumeAttachment: { volumeId: id } })
  return demo.show(id)
}

test('a volume is attached to a server and detached', async () => {
  const volume = await given()
  expect(volume).toMatchObject({ status: 'in-use', attachments: [{ server_id: server, device: '/dev/vdb' }] })
  expect((await demo.client.del(`${attachments()}/${volume.id}`)).status).toBe(202)
  expect(await demo.show(volume.id)).toMatchObject({ status: 'available', attachments: [] })
})

test("Cinder refuses to detach a server's volume, which only Nova can do", async () => {
  const volume = await given()
  const sentence = `ConflictNovaUsingAttachment: Detach volume from instance ${server} using the Compute API`
  const attempts = [
    await demo.del(`attachments/${volume.attachments[0].attachment_id}`),
    await demo.act(volume.id, { 'os-detach': {} }),
    await demo.act(volume.id, { 'os-terminate_connection': { connector: null } }),
  ]
  for (const attempt of attempts) expect(attempt).toMatchObject(refused(409, sentence))
  expect((await demo.show(volume.id)).status).toBe('in-use')
  await demo.client.del(`${attachments()}/${volume.id}`)
})

test('Nova accepts the event when an attached volume is extended', async () => {
  const volume = await given()
  await demo.act(volume.id, { 'os-extend': { new_size: 2 } })
  expect(await demo.show(volume.id)).toMatchObject({ status: 'in-use', size: 2 })
  expect((await demo.get(`messages?resource_uuid=${volume.id}`)).body.messages).toEqual([])
})

test('an extension whose server is missing leaves a message', async () => {
  const { id } = await demo.volume()
  const instance_uuid = '00000000-0000-4000-8000-00000000000a'
  await demo.act(id, { 'os-attach': { instance_uuid, mountpoint: '/dev/vdb' } })
  await demo.act(id, { 'os-extend': { new_size: 2 } })
  expect((await demo.show(id)).size).toBe(2)
  const { body } = await demo.get(`messages?resource_uuid=${id}`)
  expect(body.messages[0].user_message).toBe('extend volume:Compute service failed to extend volume.')
})

test('the attachments of the seed match those of Nova’s servers', async () => {
  const { body } = await demo.client.get('/compute/v2.1/servers/detail?name=db-1')
  const [db] = body.servers
  const { body: held } = await demo.get('volumes/detail?name=data-1')
  expect(held.volumes[0].attachments).toMatchObject([{ server_id: db.id, device: '/dev/vdb' }])
  expect(db['os-extended-volumes:volumes_attached']).toMatchObject([{ id: held.volumes[0].id }])
})
