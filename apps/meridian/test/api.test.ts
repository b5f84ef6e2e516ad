import { api, EXPECTED_HEADER, STATUS_HEADER } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
beforeAll(async () => {
  meridian = await startConsole({ settings: { FILTER_DATA_FIRST: { 'admin.images': true } } })
})
afterAll(() => meridian.stop())

const endpoints = Object.entries(api).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
)

test.each(endpoints)('the server has a route for $name', ({ endpoint }) => {
  expect(
    meridian.app.hasRoute({ method: endpoint.method, url: endpoint.path.replace(/\/$/, '').replace(/\*\w+$/, '*') }),
  ).toBe(true)
})

test.each(endpoints.filter(({ endpoint }) => !endpoint.open))(
  '$name is for signed-in users only',
  async ({ endpoint }) => {
    const browser = meridian.browser()
    await browser.get('/api/boot/')
    const answer = await browser.send(endpoint.method, endpoint.path.replace(/[:*]\w+/g, 'x'))
    expect(answer.statusCode).toBe(401)
    // A deletion from the topology answers a message of its own shape.
    const told = answer.json()
    expect(told.message ?? told).toBe('not logged in')
  },
)

test('the OpenAPI document is served', async () => {
  const document = (await meridian.browser().get('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/api/glance/images/{id}/')
})

test('the examples in the OpenAPI document are calls that the schemas accept', async () => {
  const { paths } = (await meridian.browser().get('/api/openapi.json')).json()
  const wrong = endpoints.filter(({ endpoint: { path, method, status, body, result } }) => {
    const { requestBody, responses } = paths[path.replace(/[:*](\w+)/g, '{$1}')][method.toLowerCase()]
    const [sent, returned] = [requestBody, responses[status]].map(
      (each) => each?.content?.['application/json']?.example,
    )
    const fits = (schema: z.ZodType | undefined, example: unknown) =>
      example === undefined || schema?.safeParse(example).success
    return !fits(body, sent) || !fits(result, returned)
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
  expect(paths['/api/nova/keypairs/'].post.requestBody.content['application/json'].example).toHaveProperty('name')
})

test('every page forbids inline script, framing and sniffing', async () => {
  const { headers } = await meridian.browser().get('/project/images/')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-request-id']).toMatch(/^req-/)
})

test('data responses cannot run scripts, be framed or be sniffed', async () => {
  const { headers } = await meridian.browser().get('/api/boot/')
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-request-id']).toMatch(/^req-/)
})

describe('[API-SETTINGS] [API-POLICY] settings and policy', () => {
  test('[SHELL-14] settings come from the configuration', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    expect((await browser.get('/api/settings/')).json()).toEqual({ FILTER_DATA_FIRST: { 'admin.images': true } })
  })

  test.each([
    ['demo', [['image', 'delete_image']], true],
    ['demo', [['image', 'publicize_image']], false],
    ['admin', [['image', 'publicize_image']], true],
    [
      'demo',
      [
        ['image', 'delete_image'],
        ['image', 'publicize_image'],
      ],
      false,
    ],
    ['demo', [['compute', 'os_compute_api:os-server-groups:discoverable']], true],
  ])('[SHELL-15] %s, %j: %s', async (user, rules, allowed) => {
    const browser = meridian.browser()
    await browser.signIn(user)
    expect((await browser.post('/api/policy/', { rules })).json()).toEqual({ allowed })
    expect((await browser.post('/api/policies/', { checks: [{ rules }] })).json()).toEqual({ allowed: [allowed] })
  })

  test("an operator's rule replaces the service's default rule", async () => {
    const browser = await meridian.replica({ policyOverrides: { image: { publicize_image: 'role:member' } } })
    await browser.signIn('demo')
    const allowed = async (rule: string) => (await browser.post('/api/policy/', { rules: [['image', rule]] })).json()
    expect(await allowed('publicize_image')).toEqual({ allowed: true })
    expect(await allowed('communitize_image')).toEqual({ allowed: true })
  })

  test.each([
    [{ rules: 'x' }, 'unexpected parameter format'],
    [{ rules: [['image']] }, 'unexpected parameter format'],
    [undefined, 'request requires JSON body'],
  ])('[SHELL-15] the body %j is refused', async (body, message) => {
    const browser = meridian.browser()
    await browser.signIn()
    const answer = await browser.send('POST', '/api/policy/', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toBe(message)
  })

  test('malformed JSON is refused with 400', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    const answer = await browser.post('/api/policy/', '{"rules": [', { 'content-type': 'application/json' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatch(/^malformed JSON request: /)
    const deep = await browser.post('/api/policy/', `{"rules": ${'['.repeat(65)}`, {
      'content-type': 'application/json',
    })
    expect([deep.statusCode, deep.json()]).toEqual([400, 'malformed JSON request: it nests deeper than 64 levels'])
  })
})

describe('[API-KEYSTONE] identity', () => {
  test('[SHELL-16] the catalogue is a list of services with public endpoints', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    const catalog = (await browser.get('/api/keystone/svc-catalog/')).json()
    expect(catalog.map(({ type }: { type: string }) => type)).toEqual(expect.arrayContaining(['identity', 'image']))
  })

  test('[SHELL-16] a page of a signed-in user has the services of the region; a sign-in page has none', async () => {
    const browser = meridian.browser()
    expect((await browser.get('/api/boot/')).json().services).toEqual([])
    await browser.signIn()
    expect((await browser.get('/api/boot/')).json().services).toEqual(expect.arrayContaining(['identity', 'image']))
  })

  test('a member who lists all projects gets 403, not 401', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    expect((await browser.get('/api/keystone/projects/')).statusCode).toBe(403)
    const admin = meridian.browser()
    await admin.signIn('admin')
    expect((await admin.get('/api/keystone/projects/')).json().items.length).toBeGreaterThan(2)
  })
})

test('a change that a weak checksum does not notice is sent all the same', async () => {
  const browser = meridian.browser()
  await browser.signIn()
  const { items } = (await browser.get('/api/nova/servers/?status=ACTIVE')).json()
  const { id } = items.find(({ status }: { status: string }) => status === 'ACTIVE')
  const metadata = `/api/nova/servers/${id}/metadata`
  const name = async (word: string) =>
    expect((await browser.send('PATCH', metadata, { updated: { word }, removed: [] })).body).toBe('')
  // These two words have the same length and the same CRC-32.
  await name('plumless')
  const { headers } = await browser.get(metadata)
  await name('buckeroo')
  const again = await browser.get(metadata, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([200, expect.stringContaining('buckeroo')])
})

test('a request that expects to be refused gets a 200, which browsers do not log, with the status in a header', async () => {
  const browser = meridian.browser()
  await browser.signIn()
  const missing = '/api/nova/servers/00000000-0000-4000-8000-000000000000'
  expect((await browser.get(missing)).statusCode).toBe(404)
  const answer = await browser.get(missing, { [EXPECTED_HEADER]: 'yes' })
  expect([answer.statusCode, answer.headers[STATUS_HEADER]]).toEqual([200, '404'])
  expect(answer.headers.etag).toBeUndefined()
  expect(answer.json()).toMatch(/could not be found/)
  const forbidden = await browser.get('/api/keystone/domains/', { [EXPECTED_HEADER]: 'yes' })
  expect(forbidden.headers[STATUS_HEADER]).toBe('403')
})
