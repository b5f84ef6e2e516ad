import { expect, test } from 'vitest'
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

test('imports from a URL are refused', async () => {
  const path = await stagedImage()
  const method = { name: 'web-download', uri: 'http://127.0.0.1:1/' }
  const refused = await demo.post(`${path}/import`, { method })
  expect(refused.status).toBe(400)
  expect(refused.body).toContain('Unknown import method name &#x27;web-download&#x27;.')
})

test('with one store, copy-image has nothing to copy, and removal is refused', async () => {
  const path = await stagedImage()
  const copy = (more: object = {}) => admin.post(`${path}/import`, { method: { name: 'copy-image' }, ...more })
  expect((await copy()).status).toBe(409)
  await demo.post(`${path}/import`, { method: { name: 'glance-direct' } })
  cloud.clock.advance(10)
  expect((await copy()).status).toBe(400)
  expect((await copy({ stores: ['elsewhere'] })).status).toBe(409)
  expect((await copy({ all_stores: true })).status).toBe(202)
  const id = path.split('/').at(-1)
  expect((await demo.del(`/image/v2/stores/file/${id}`)).status).toBe(403)
})

test('the schemas are as recorded', async () => {
  const response = await demo.get('/image/v2/schemas/tasks')
  expectLike(response, sample('image', 'schema-tasks'))
  expect(response.body.name).toBe('tasks')
})
