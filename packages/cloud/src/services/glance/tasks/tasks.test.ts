import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { expectLike, sample } from '../../../../test-support/samples.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import { isOfMachine } from '../imports/image-sources.ts'

/** The only server that this cloud may download from, besides itself. */
const server = createServer((request, response) => {
  const { url = '' } = request
  const [, target] = /^\/images\/to(\/.*)/.exec(url) ?? []
  if (target !== undefined) response.writeHead(302, { location: target.replace(/^\/(?=http)/, '') }).end()
  else if (url === '/images/disk.raw') response.end('bytes of a disk')
  else if (url.startsWith('/images/')) response.writeHead(404).end()
  else response.end('a secret of this machine')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const { port } = server.address() as AddressInfo // a listening TCP server has one
const origin = `http://127.0.0.1:${port}`

const cloud = await testCloud({ clock: 'manual', imageSources: [`${origin}/images`] })
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
  async function imported(uri: string) {
    const { body } = await demo.post('/image/v2/images', { name: 'u', disk_format: 'raw', container_format: 'bare' })
    const path = `/image/v2/images/${body.id}`
    const answer = await demo.post(`${path}/import`, { method: { name: 'web-download', uri } })
    return { path, answer }
  }

  test.each([
    ['from a source that the operator allows', () => `${origin}/images/disk.raw`, 'bytes of a disk'],
    ['where it redirects within the source', () => `${origin}/images/to/images/disk.raw`, 'bytes of a disk'],
    ['from the cloud itself', () => `${cloud.url}/image/downloads/demo-disk.raw`, 'A disk to try imports with.'],
  ])('is downloaded %s', async (_where, uri, bytes) => {
    const { path, answer } = await imported(uri())
    expect(answer.status).toBe(202)
    expect((await demo.get(path)).body.status).toBe('importing')
    cloud.clock.advance(10)
    expect((await demo.get(path)).body.status).toBe('active')
    expect((await demo.get(`${path}/file`)).bytes.toString().startsWith(bytes)).toBe(true)
  })

  test.each([
    `${origin}/`,
    `${origin}/secret`,
    `${origin}/imagesother`,
    `${origin}/images/../secret`,
    `${origin}/images/%2e%2e/secret`,
    `http://user:password@127.0.0.1:${port}/images/disk.raw`,
    `https://127.0.0.1:${port}/images/disk.raw`,
    `http://localhost:${port}/images/disk.raw`,
    ...['127.1', '2130706433', '0x7f.1', '0', '0.0.0.0', '[::1]', '[::]', '[::ffff:127.0.0.1]', '127.0.0.2'].map(
      (host) => `http://${host}:${port}/secret`,
    ),
    `${cloud.url}/identity/v3`,
    `${cloud.url}/_meridian/faults`,
    `${cloud.url}/image/downloads/../v2/images`,
    'http://192.0.2.1/disk.raw',
    'http://127.0.0.1.example.org/disk.raw',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'nonsense',
  ])('is refused in the words of Glance: %s', async (uri) => {
    const { path, answer } = await imported(uri)
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.stringContaining(`URI for web-download does not pass filtering: ${uri}`),
    ])
    expect((await demo.get(path)).body.status).toBe('queued')
  })

  test.each([
    ['/images/other', 'the server answered 404'],
    ['/images/to/secret', 'it leads to /secret, which does not pass filtering'],
    ['/images/to/http://[::1]/secret', 'it leads to http://[::1]/secret, which does not pass filtering'],
    ['/images/to/images/to/images/to/images/to/images/to/images/to/images/disk.raw', 'it leads on and on'],
  ])('is refused if the server sends something else: %s', async (path, words) => {
    const { answer } = await imported(origin + path)
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining(words)])
  })

  test.each(['127.0.0.1', '127.255.0.1', '0.0.0.0', '169.254.169.254', '::1', '::', '::ffff:127.0.0.1', 'fe80::1'])(
    'is not read from a name that resolves to %s',
    (address) => {
      expect(isOfMachine(address)).toBe(true)
    },
  )

  test('is read from a name that resolves to another machine', () => {
    expect(['192.0.2.1', '10.0.0.8', '2001:db8::1', '::ffff:192.0.2.1'].filter(isOfMachine)).toEqual([])
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
