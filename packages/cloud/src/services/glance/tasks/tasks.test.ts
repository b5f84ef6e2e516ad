import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectLike, sample } from '../../../../test-support/samples.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const demo = await cloud.as('demo', 'demo')
const other = await cloud.as('demo', 'alt_demo')
const admin = await cloud.as('admin', 'admin')

async function stagedImage() {
  const { body } = await demo.post('/image/v2/images', { name: 'x', disk_format: 'raw', container_format: 'bare' })
  const path = `/image/v2/images/${body.id}`
  await demo.send('PUT', `${path}/stage`, { headers: { 'content-type': 'application/octet-stream' }, body: 'bytes' })
  return path
}

test('an import has a task that its image and administrators show', async () => {
  const path = await stagedImage()
  expect((await demo.post(`${path}/import`, { method: { name: 'glance-direct' } })).status).toBe(202)
  expectLike(await demo.get(`${path}/tasks`), sample('image', 'image-tasks'))
  expect((await other.get(`${path}/tasks`)).status).toBe(404)
  cloud.clock.advance(10)
  const [task] = (await demo.get(`${path}/tasks`)).body.tasks
  expect(task).toMatchObject({ status: 'success', message: 'Copied 0 MiB' })
  const { body } = await admin.get('/image/v2/tasks?limit=1')
  expect(body).toMatchObject({
    tasks: [{ id: task.id, status: 'success' }],
    next: `/v2/tasks?limit=1&marker=${task.id}`,
  })
  expect((await admin.get(`/image/v2/tasks/${task.id}`)).body.input.import_req).toEqual({
    method: { name: 'glance-direct' },
  })
})

test('the task of a deleted image fails', async () => {
  const path = await stagedImage()
  await demo.post(`${path}/import`, { method: { name: 'glance-direct' } })
  await demo.del(path)
  cloud.clock.advance(10)
  expect((await admin.get('/image/v2/tasks?status=failure')).body.tasks).toHaveLength(1)
})

test('the list of tasks is refused to members', async () => {
  expect((await demo.get('/image/v2/tasks')).status).toBe(403)
  expect((await admin.get('/image/v2/tasks?status=nope')).status).toBe(400)
})

describe('[IMAGE-05] an image from a URL', () => {
  const server = createServer((request, response) =>
    request.url === '/disk.raw' ? response.end('bytes of a disk') : response.writeHead(404).end(),
  )
  let origin: string
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  async function imported(uri: string) {
    const { body } = await demo.post('/image/v2/images', { name: 'u', disk_format: 'raw', container_format: 'bare' })
    const path = `/image/v2/images/${body.id}`
    const answer = await demo.post(`${path}/import`, { method: { name: 'web-download', uri } })
    return { path, answer }
  }

  test('is downloaded from this machine', async () => {
    const { path, answer } = await imported(`${origin}/disk.raw`)
    expect(answer.status).toBe(202)
    expect((await demo.get(path)).body.status).toBe('importing')
    cloud.clock.advance(10)
    expect((await demo.get(path)).body).toMatchObject({ status: 'active', size: 'bytes of a disk'.length })
    expect((await demo.get(`${path}/file`)).bytes.toString()).toBe('bytes of a disk')
  })

  test.each([
    ['http://192.0.2.1/disk.raw', 'does not pass filtering'],
    ['http://127.0.0.1.example.org/disk.raw', 'does not pass filtering'],
    ['file:///etc/passwd', 'does not pass filtering'],
    ['nonsense', 'does not pass filtering'],
    ['http://127.0.0.1:1/', 'the server cannot be reached'],
  ])('fails with a sentence: %s', async (uri, words) => {
    const { path, answer } = await imported(uri)
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining(words)])
    expect((await demo.get(path)).body.status).toBe('queued')
  })

  test('that is missing there fails with its status', async () => {
    const { answer } = await imported(`${origin}/other`)
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('the server answered 404')])
  })
})

test('copy-image adds a store, and the last one cannot be removed', async () => {
  const path = await stagedImage()
  const copy = (more: object = {}) => admin.post(`${path}/import`, { method: { name: 'copy-image' }, ...more })
  expect((await copy()).status).toBe(409)
  await demo.post(`${path}/import`, { method: { name: 'glance-direct' } })
  cloud.clock.advance(10)
  expect((await copy()).status).toBe(400)
  expect((await copy({ stores: ['elsewhere'] })).status).toBe(409)
  expect((await copy({ stores: ['archive'] })).status).toBe(202)
  expect((await demo.get(path)).body.stores).toBe('file,archive')
  expect((await copy({ all_stores: true })).status).toBe(202)
  const id = path.split('/').at(-1)
  expect((await demo.del(`/image/v2/stores/archive/${id}`)).status).toBe(204)
  expect((await demo.del(`/image/v2/stores/archive/${id}`)).status).toBe(404)
  expect((await demo.del(`/image/v2/stores/file/${id}`)).status).toBe(403)
})

test('the schemas are as recorded', async () => {
  const response = await demo.get('/image/v2/schemas/tasks')
  expectLike(response, sample('image', 'schema-tasks'))
  expect(response.body.name).toBe('tasks')
})
