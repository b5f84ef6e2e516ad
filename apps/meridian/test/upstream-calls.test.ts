import { CALLS_HEADER, serverGroupEndpoints, volumeEndpoints } from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRecorded } from './support/recorded.ts'
import { PATIENCE_MS, World } from './support/world.ts'

let world: World
beforeAll(async () => {
  world = await World.start()
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

const group = (name: string) => ({ body: { name, policies: ['affinity' as const] } })

test('an explained request is described in full and changes nothing', async () => {
  const name = world.name('explained')
  const { calls, statusCode } = await sendRecorded(
    world,
    'demo',
    serverGroupEndpoints.serverGroupCreate,
    group(name),
    'explained',
  )
  expect(statusCode).toBe(200)
  expect(calls.at(-1)).toMatchObject({
    service: 'compute',
    method: 'POST',
    endpoint: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/.*v2\.1/),
    path: '/os-server-groups',
    version: '2.60',
    status: null,
    requestId: null,
  })
  const { items } = await world.call('demo', serverGroupEndpoints.serverGroupList, {})
  expect(items.map((one) => one.name)).not.toContain(name)
})

test('a sent request lists its calls with status and request id, and never a token', async () => {
  const answer = await sendRecorded(
    world,
    'demo',
    serverGroupEndpoints.serverGroupCreate,
    group(world.name('sent')),
    'sent',
  )
  expect(answer.statusCode).toBe(201)
  expect(answer.calls.at(-1)).toMatchObject({ status: 200, requestId: expect.stringMatching(/^req-/) })
  expect(JSON.stringify(answer.calls)).not.toMatch(/token/i)
})

test('the error of a service comes with the call that it refused', async () => {
  const missing = { params: { id: 'missing' }, body: { name: 'new' } }
  const answer = await sendRecorded(world, 'demo', volumeEndpoints.volumeUpdate, missing, 'sent')
  expect(answer.statusCode).toBe(404)
  expect(answer.calls.at(-1)).toMatchObject({ method: 'PUT', path: '/volumes/missing', status: 404 })
})

test('an explained request that is not valid is refused as ever', async () => {
  const answer = await sendRecorded(
    world,
    'demo',
    serverGroupEndpoints.serverGroupCreate,
    { body: { name: 'x', policies: 'nonsense' } },
    'explained',
  )
  expect([answer.statusCode, answer.calls]).toEqual([400, []])
  expect(answer.body).toContain('policies')
})

test('an unknown mode is refused', async () => {
  const browser = await world.as('demo')
  const answer = await browser.send('GET', '/api/nova/servergroups/', undefined, { [CALLS_HEADER]: 'all' })
  expect([answer.statusCode, answer.json()]).toEqual([400, `${CALLS_HEADER}: must be one of sent, explained`])
})
