import { describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { expectLike, sample } from '../../../test-support/samples.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const people = {
  samples: await cloud.as('demo', 'alt_demo'), // the recording's project, as a member
  reader: await cloud.as('reader', 'demo'),
  other: await cloud.as('demo', 'demo'),
  admin: await cloud.as('admin', 'admin'),
}
type Who = keyof typeof people

/** Recorded ids → ours; grows with each step. */
const ours = new Map([['07326dbb8c3b43b3926d9f49b02f11c1', people.samples.projectId]])
const translate = (text: string) => [...ours].reduce((all, [theirs, mine]) => all.replaceAll(theirs, mine), text)

/** Replays a recorded request with our ids and compares the responses; of refusals also the sentence. */
async function replay(name: string, who: Who = 'samples', common?: (body: Body) => Body): Promise<Body> {
  const recorded = sample('key-manager', name)
  const { method, path, headers, body } = recorded.request
  const requested =
    typeof body === 'string' ? body : body === null ? undefined : JSON.parse(translate(JSON.stringify(body)))
  const actual = await people[who].send(method, `/key-manager${translate(path)}`, { headers, body: requested })
  expectLike(actual, recorded, common)
  expect(actual.body?.description).toBe(recorded.response.body?.description)
  const [theirs, mine] = [idIn(recorded.response.body), idIn(actual.body)]
  if (theirs && mine) ours.set(theirs, mine)
  return actual.body
}

const idIn = (body: Body): string | undefined =>
  (body?.secret_ref ?? body?.container_ref ?? body?.order_ref)?.split('/').at(-1)

const settle = () => cloud.clock.advance(10)

describe('Barbican responds as recorded', () => {
  test.for([
    ['versions', 'samples'],
    ['secrets-list-none', 'samples'],
    ['quotas', 'samples'],
    ['error-400-body', 'samples'],
    ['error-400-order', 'samples'],
    ['error-400-order-type', 'samples'],
    ['error-400-secret-content-type', 'samples'],
    ['error-400-secret-content-unknown', 'samples'],
    ['error-400-secret-expired', 'samples'],
    ['error-400-secret-type', 'samples'],
    ['error-403-project-quotas', 'samples'],
    ['error-403-secret-create-reader', 'reader'],
    ['error-404-container', 'samples'],
    ['error-404-container-secret', 'samples'],
    ['error-404-order', 'samples'],
    ['error-404-path', 'samples'],
    ['error-404-project-quota', 'admin'],
    ['error-404-secret', 'samples'],
    ['error-404-secret-bad-id', 'samples'],
    ['error-404-secret-stores', 'samples'],
    ['error-405-method', 'samples'],
    ['error-415-secret', 'samples'],
  ] as const)('%s', async ([name, who]) => {
    expect(await replay(name, who)).not.toBeUndefined()
  })

  test('while secrets are made, read and deleted', async () => {
    await replay('secret-create-passphrase')
    await replay('secret-show')
    await replay('secret-payload')
    await replay('secret-payload-text-as-bytes')
    await replay('secret-create-binary')
    await replay('secret-create-bad-base64')
    const binary = await people.samples.get(
      translate('/key-manager/v1/secrets/df77d777-e9a9-4af1-a9c7-2284eff99f3b/payload'),
    )
    expect([...binary.bytes]).toEqual(Array.from({ length: 32 }, (_, index) => index))
    await replay('error-406-payload-accept')
    await replay('secret-create-empty')
    ours.set('7049a540-2808-411f-983f-b359a4132ef8', ours.get('690a712e-791c-441e-aa69-d89510cbaa0d') ?? '')
    await replay('secret-show-empty')
    await replay('error-404-payload-none')
    await replay('secret-payload-put')
    await replay('error-409-secret-payload-again')
    await replay('secrets-list-alg', 'samples', (body) => body.secrets?.[0]?.secret_type)
    await replay('secrets-list-bad-limit', 'samples', (body) => Object.keys(body))
    await replay('secrets-list-created', 'samples', (body) => Object.keys(body))
    await replay('error-403-secret-of-others', 'other')
    await replay('secret-delete')
    await replay('error-404-secret-deleted')
  })

  test('for metadata, consumers and access lists of a secret', async () => {
    await replay('metadata-empty')
    await replay('metadata-item-add')
    await replay('error-409-metadata-item')
    await replay('metadata-item')
    await replay('metadata-item-update')
    await replay('metadata-item-delete')
    await replay('error-404-metadata-item')
    await replay('metadata-set')
    await replay('metadata')
    await replay('secret-consumers-empty')
    await replay('secret-consumer-add')
    await replay('secret-consumers')
    await replay('secret-consumer-remove')
    await replay('acl-default')
    ours.set('04e49f6327ca49b19709e03bffc0c74b', people.reader.userId)
    await replay('acl-set')
    await replay('acl')
    await replay('secret-show-by-acl', 'reader')
    await replay('error-400-acl')
    await replay('acl-update')
    await replay('acl-delete')
  })

  test('for containers', async () => {
    await replay('container-create')
    await replay('container-show')
    await replay('container-create-certificate')
    await replay('error-400-container-type')
    await replay('container-secret-add')
    await replay('container-secret-remove')
    await replay('container-consumer-add')
    await replay('container-consumers')
    await replay('container-consumer-remove')
    await replay('container-acl-set')
    await replay('containers-list')
    await replay('containers-list-filter')
    await replay('container-delete')
  })

  test('for orders, which are filled after some seconds', async () => {
    await replay('order-create')
    await replay('order-create-asymmetric')
    await replay('order-show-pending')
    settle()
    await replay('order-show-active')
    await replay('order-show-asymmetric')
    const bad = { type: 'key', meta: { name: 'sample-bad', algorithm: 'nonsense', bit_length: 256 } }
    const { body } = await people.samples.post('/key-manager/v1/orders', bad)
    ours.set('62d116e0-c838-422d-a653-78ef2327bfd5', idIn(body) ?? '')
    settle()
    await replay('order-show-error', 'samples', ({ meta: _meta, ...rest }) => rest)
    await replay('orders-list')
    ours.set('4b3dad17-80d6-4d0a-a303-f71fad566f69', idIn(body) ?? '')
    await replay('order-delete')
  })

  test('for quotas, and refuses what would exceed them', async () => {
    await replay('project-quota-set', 'admin')
    await replay('project-quota', 'admin')
    await replay('project-quotas-list', 'admin')
    await replay('quotas-set')
    await replay('error-403-quota')
    await replay('project-quota-delete', 'admin')
  })
})

test('a request without a token gets the 401 of the middleware', async () => {
  const { status, body } = await cloud.send('GET', '/key-manager/v1/secrets')
  expect(status).toBe(401)
  expect(body).toEqual(sample('key-manager', 'error-401-no-token').response.body)
})

describe('generated keys', () => {
  test('are a pair that fits', async () => {
    const { containers } = (await people.samples.get('/key-manager/v1/containers?type=rsa')).body
    const refs = Object.fromEntries(
      containers[0].secret_refs.map((part: Body) => [part.name, new URL(part.secret_ref).pathname]),
    )
    const headers = { accept: 'application/octet-stream' }
    const payload = async (name: string) =>
      (await people.samples.get(`${refs[name]}/payload`, headers)).bytes.toString()
    expect(await payload('private_key')).toContain('BEGIN PRIVATE KEY')
    expect(await payload('public_key')).toContain('BEGIN PUBLIC KEY')
  })
})

test('an expired secret is gone', async () => {
  const expiration = new Date(Date.now() + 3_600_000).toISOString()
  const secret = { name: 'short', payload: 'x', payload_content_type: 'text/plain', expiration }
  const { body } = await people.other.post('/key-manager/v1/secrets', secret)
  const path = new URL(body.secret_ref).pathname
  expect((await people.other.get(path)).status).toBe(200)
  cloud.clock.advance(7200)
  expect((await people.other.get(path)).status).toBe(404)
  expect((await people.other.get('/key-manager/v1/secrets?name=short')).body.total).toBe(0)
})
