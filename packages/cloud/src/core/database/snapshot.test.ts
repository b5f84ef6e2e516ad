import { expect, test } from 'vitest'
import { testCloud } from '../../../test-support/test-cloud.ts'

const SNAPSHOT = '/_meridian/snapshot'
const restore = () => cloud.send('POST', `${SNAPSHOT}/restore`)
const LARGE = Buffer.alloc(64 * 1024, 'x')

const cloud = await testCloud()
const demo = await cloud.as('demo', 'demo')

test('nothing is restored before a snapshot is taken', async () => {
  expect((await restore()).status).toBe(409)
  expect((await cloud.send('GET', SNAPSHOT)).status).toBe(405)
})

test('a restored cloud has the rows, files and tokens of the snapshot, and no others', async () => {
  const box = `/object-store/v1/AUTH_${demo.projectId}/box`
  const put = (path: string, body?: Buffer) => demo.send('PUT', box + path, { body })
  const statuses = async (...paths: string[]) => {
    const replies = await Promise.all(paths.map((path) => demo.send('HEAD', path)))
    return replies.map(({ status }) => status)
  }
  await put('')
  await put('/before', LARGE)
  expect((await cloud.send('PUT', SNAPSHOT)).status).toBe(204)

  const late = await cloud.as('demo', 'demo')
  await put('/after', LARGE)
  await demo.del(`${box}/before`)
  const created = await demo.post('/network/v2.0/networks', { network: { name: 'after' } })
  expect(await statuses(`${box}/before`, `${box}/after`)).toEqual([404, 200])
  expect((await late.get('/network/v2.0/networks')).status).toBe(200)

  expect((await restore()).status).toBe(204)
  expect(await statuses(`${box}/before`, `${box}/after`)).toEqual([200, 404])
  expect((await demo.get(`/network/v2.0/networks/${created.body.network.id}`)).status).toBe(404)
  expect((await late.get('/network/v2.0/networks')).status).toBe(401)
})

test('a restored cloud is written and restored again', async () => {
  const create = () => demo.post('/network/v2.0/networks', { network: { name: 'again' } })
  const count = async () => (await demo.get('/network/v2.0/networks?name=again')).body.networks.length
  for (const time of [1, 2]) {
    await restore()
    expect((await create()).status, `restored ${time}`).toBe(201)
    expect(await count()).toBe(1)
  }
})

test('jobs of the snapshot that are due run when it is restored', async () => {
  await cloud.restart({ clock: 'manual' })
  const client = await cloud.as('demo', 'demo')
  const { body } = await client.post('/volume/v3/volumes', { volume: { name: 'early', size: 1 } })
  const status = async () => (await client.get(`/volume/v3/volumes/${body.volume.id}`)).body.volume?.status
  await cloud.send('PUT', SNAPSHOT)
  expect(await status()).toBe('creating')
  cloud.clock.advance(60)
  await client.del(`/volume/v3/volumes/${body.volume.id}`)
  cloud.clock.advance(60)
  expect(await status()).toBeUndefined()
  await restore()
  expect(await status()).toBe('available')
})
