import { api, urlOf, type Endpoint } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
let admin: Browser
beforeAll(async () => {
  meridian = await startConsole()
  admin = meridian.browser()
  await admin.signIn('admin')
})
afterAll(() => meridian.stop())

const POLICY = { rules: [['image', 'get_image']] }

describe('[SHELL-06] a CSRF token of the right length with other bytes is refused', () => {
  test('in the header', async () => {
    const token = `ä${admin.cookies.get('csrftoken')?.slice(1)}`
    expect((await admin.post('/api/policy/', POLICY, { 'x-csrftoken': token })).statusCode).toBe(401)
  })

  test('in the cookie', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    browser.cookies.set('csrftoken', `${browser.cookies.get('csrftoken')?.slice(0, -1)}ä`)
    expect((await browser.post('/api/policy/', POLICY)).statusCode).toBe(401)
  })
})

test.each(['/auth/logout/', '/auth/switch/x/', '/auth/switch_services_region/RegionOne/'])(
  '%s with two addresses to go on to does not fail, and changes nothing',
  async (link) => {
    const answer = await admin.get(`${link}?next=/project/&next=/identity/`, { 'x-requested-with': '' })
    expect(answer.statusCode).toBeLessThan(500)
    expect((await admin.get('/api/keystone/user-session/')).statusCode).toBe(200)
  },
)

const PARAMS = new Proxy<Record<string, string>>({}, { get: () => 'x' })
const OCTETS = { 'content-type': 'application/octet-stream' }

const withJson = Object.entries(api).flatMap(([group, calls]) =>
  Object.entries(calls)
    .filter(([, { body, bytes }]) => body && bytes !== 'in')
    .map(([name, endpoint]): [string, Endpoint] => [`${group}.${name}`, endpoint]),
)

test.each(withJson)('%s refuses octets instead of JSON', async (_name, endpoint) => {
  const answer = await admin.send(endpoint.method, urlOf(endpoint, { params: PARAMS }), Buffer.from('bytes'), OCTETS)
  expect([answer.statusCode, answer.json()]).toEqual([415, 'This request takes JSON, not application/octet-stream.'])
})

const FILE = 'content-disposition: form-data; name="file"; filename="f"'
test.each([
  ['without a boundary', 'multipart/form-data', `--x\r\n${FILE}\r\n\r\nbytes\r\n--x--\r\n`],
  ['with an empty boundary', 'multipart/form-data; boundary=', `--x\r\n${FILE}\r\n\r\nbytes\r\n--x--\r\n`],
  ['without a part', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ['that is empty', 'multipart/form-data; boundary=x', ''],
  ['that ends within a file', 'multipart/form-data; boundary=x', `--x\r\n${FILE}\r\n\r\nbytes`],
  [
    'that ends within an image',
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nx\r\n--x\r\n${FILE.replace('"file"', '"data"')}\r\n\r\nbytes`,
  ],
])('a form %s gets a 4xx status', async (_case, type, form) => {
  await admin.post('/api/swift/containers/malformed/metadata/', { is_public: false })
  const answers = await Promise.all([
    admin.post('/api/glance/images/', form, { 'content-type': type }),
    admin.post('/api/swift/containers/malformed/object/x', form, { 'content-type': type }),
  ])
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(answers.map(({ body }) => [400, body]))
})

test('[SWIFT-01] a container whose name is blanks only is refused', async () => {
  const { statusCode, body } = await admin.post('/api/swift/containers/%20%20/metadata/', { is_public: false })
  expect([statusCode, body]).toEqual([400, expect.stringContaining('Container name must not be blank.')])
})

test('a form with 60,000 names, which anybody may send, keeps the server from others for a moment only', async () => {
  const form = Array.from({ length: 60_000 }, (_none, index) => index.toString(36)).join('&')
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(meridian.authUrl).origin }
  const began = process.cpuUsage()
  const { statusCode, headers: reply } = await meridian.browser().post('/auth/websso/', form, headers)
  expect([statusCode, reply.location]).toEqual([303, expect.stringContaining('no%20token')])
  // Of CPU time, in microseconds.
  expect(process.cpuUsage(began).user).toBeLessThan(15_000_000)
})

describe('what is sent to a service one by one is limited', () => {
  const names = Array.from({ length: 1001 }, (_none, index) => `none-${index}`)
  test.each([
    ['DELETE', '/api/keystone/users/', names, 'must'],
    ['PATCH', '/api/nova/servers/x/metadata', { updated: {}, removed: names }, 'removed: must'],
    ['PATCH', '/api/cinder/volumetypes/x/access', { added: names }, 'added: must'],
  ] as const)('%s %s', async (method, path, body, words) => {
    const answer = await admin.send(method, path, body)
    expect([answer.statusCode, answer.json()]).toEqual([400, `${words} have no more than 1,000 entries`])
  })
})
