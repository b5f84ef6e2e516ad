import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { accountOf, swiftAccount } from '../../../../test-support/swift.ts'
import type { SwiftAccount } from '../../../../test-support/swift.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const owner = await swiftAccount(cloud, 'demo', 'demo')
const project = owner.client.projectId

/** Users without a role in the owner's account. */
const others = {
  'a member of another project': accountOf(await cloud.as('demo', 'alt_demo'), project),
  'an administrator of another project': accountOf(await cloud.as('admin', 'admin'), project),
  'a reader of the project': accountOf(await cloud.as('reader', 'demo'), project),
}

const attempts: [string, (at: SwiftAccount) => Promise<{ status: number }>][] = [
  ['list the account', (at) => at.get('')],
  ['read the headers of the account', (at) => at.head('')],
  ['update the account', (at) => at.post('', { 'x-account-meta-a': 'b' })],
  ['create a container', (at) => at.put('/theirs')],
  ['list a container', (at) => at.get('/box')],
  ['list its versions', (at) => at.get('/box?versions')],
  ['read the headers of a container', (at) => at.head('/box')],
  ['update a container', (at) => at.post('/box', { 'x-container-read': '.r:*' })],
  ['delete a container', (at) => at.del('/empty')],
  ['probe for a container', (at) => at.head('/nothing')],
  ['read an object', (at) => at.get('/box/o')],
  ['probe for an object', (at) => at.head('/box/nothing')],
  ['write an object', (at) => at.put('/box/o', 'taken')],
  ['write a manifest', (at) => at.put('/box/m?multipart-manifest=put', '[]')],
  ['update an object', (at) => at.post('/box/o', { 'x-object-meta-a': 'b' })],
  ['copy an object', (at) => at.copy('/box/o', { destination: 'box/p' })],
  ['delete an object', (at) => at.del('/box/o')],
]

beforeAll(async () => {
  await owner.put('/box')
  await owner.put('/empty')
  await owner.put('/box/o', 'secret')
})

describe('an account is refused', () => {
  test.for(Object.entries(others))('to %s', async ([, at]) => {
    for (const [what, attempt] of attempts) expect([what, (await attempt(at)).status]).toEqual([what, 403])
  })

  test('to anonymous clients', async () => {
    const nobody = accountOf({ ...owner.client, send: cloud.send }, project)
    for (const [what, attempt] of attempts) expect([what, (await attempt(nobody)).status]).toEqual([what, 401])
    const { headers } = await nobody.get('')
    expect(headers['www-authenticate']).toBe(`Swift realm="${owner.name}", Keystone uri="${cloud.url}/identity/v3"`)
  })

  test('and is unchanged', async () => {
    expect(await owner.names('/box')).toEqual(['o'])
    expect((await owner.get('/box/o')).body).toBe('secret')
    expect(await owner.names('')).not.toContain('theirs')
  })

  test('an invalid token counts as anonymous', async () => {
    const response = await cloud.send('GET', owner.base, { headers: { 'x-auth-token': 'nonsense' } })
    expect(response.status).toBe(401)
  })
})

describe('a container ACL grants access', () => {
  const { 'a member of another project': member, 'a reader of the project': reader } = others

  test.for<[string, string, SwiftAccount, number, number]>([
    ['to all, but not its listing', '.r:*', member, 200, 403],
    ['to all', '.r:*,.rlistings', member, 200, 200],
    ['to a project', 'alt_demo:*', member, 200, 200],
    ['to a user of any project', '*:demo', member, 200, 200],
    ['to another user', 'alt_demo:ines', member, 403, 403],
    ['to a role in the project', 'reader', reader, 200, 200],
    ['to a role, but not in another project', 'member', member, 403, 403],
  ])('%s', async ([, list, at, object, listing]) => {
    await owner.post('/box', { 'x-container-read': list })
    expect([(await at.get('/box/o')).status, (await at.get('/box')).status]).toEqual([object, listing])
    expect((await at.put('/box/o', 'x')).status).toBe(403)
    expect((await at.get('/box')).headers).not.toHaveProperty('x-container-read')
    await owner.post('/box', { 'x-container-read': '' })
  })

  test('to a referrer', async () => {
    await owner.post('/box', { 'x-container-read': '.r:.example.com,.r:-evil.example.com' })
    const from = async (referer: string) =>
      (await cloud.send('GET', `${owner.base}/box/o`, { headers: { referer } })).status
    expect(await from('http://www.example.com/page')).toBe(200)
    expect(await from('http://evil.example.com/page')).toBe(401)
    expect(await from('http://elsewhere.org/')).toBe(401)
    await owner.post('/box', { 'x-container-read': '' })
  })

  test('to write without reading', async () => {
    await owner.post('/box', { 'x-container-write': 'alt_demo:demo' })
    expect((await member.put('/box/sent', 'x')).status).toBe(201)
    expect((await member.get('/box/sent')).status).toBe(403)
    expect((await member.post('/box', { 'x-container-read': '.r:*' })).status).toBe(403)
    expect((await member.del('/box/sent')).status).toBe(204)
    await owner.post('/box', { 'x-container-write': '' })
  })
})

describe('a TempURL', () => {
  const KEY = 'key of the account'
  const expires = 4_102_444_800
  const sign = (method: string, path: string, { key = KEY, digest = 'sha256', until = expires, before = '' } = {}) =>
    createHmac(digest, key).update(`${before}${method}\n${until}\n${path}`).digest('hex')
  const path = `/v1/${owner.name}/box/o`
  const visit = (method: string, signature: string, more = '', ask = {}, until: string | number = expires) =>
    cloud.send(method, `/object-store${path}?temp_url_sig=${signature}&temp_url_expires=${until}${more}`, ask)

  beforeAll(async () => {
    await owner.post('', { 'x-account-meta-temp-url-key': KEY })
    await owner.post('/box', { 'x-container-meta-temp-url-key-2': 'key of the box' })
    await owner.put('/box/o', 'secret', { 'x-object-meta-note': 'own', 'x-object-meta-public-note': 'all' })
  })

  test('grants reading without the private metadata', async () => {
    const { status, body, headers } = await visit('GET', sign('GET', path))
    expect([status, body]).toEqual([200, 'secret'])
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="o"; filename*=UTF-8\'\'o',
      expires: 'Fri, 01 Jan 2100 00:00:00 GMT',
      'x-object-meta-public-note': 'all',
    })
    expect(headers).not.toHaveProperty('x-object-meta-note')
  })

  test.for(['sha1', 'sha256', 'sha512'])('can be signed with %s', async (digest) => {
    expect((await visit('GET', sign('GET', path, { digest }))).status).toBe(200)
  })

  test('can be signed with the key of the container, from the root of the host, in base64, with a date', async () => {
    expect((await visit('GET', sign('GET', path, { key: 'key of the box' }))).status).toBe(200)
    expect((await visit('GET', sign('GET', `/object-store${path}`))).status).toBe(200)
    const base64 = Buffer.from(sign('GET', path), 'hex').toString('base64url')
    expect((await visit('GET', `sha256:${base64}`)).status).toBe(200)
    expect((await visit('GET', sign('GET', path), '', {}, '2100-01-01T00:00:00Z')).status).toBe(200)
  })

  test('can be limited to a prefix or to IP addresses', async () => {
    const prefixed = `prefix:/v1/${owner.name}/box/`
    expect((await visit('GET', sign('GET', prefixed), '&temp_url_prefix=')).status).toBe(200)
    expect((await visit('GET', sign('GET', `${prefixed}x`), '&temp_url_prefix=x')).status).toBe(401)
    const from = async (range: string) =>
      (await visit('GET', sign('GET', path, { before: `ip=${range}\n` }), `&temp_url_ip_range=${range}`)).status
    expect([await from('127.0.0.0/8'), await from('10.0.0.0/8'), await from('::1'), await from('nonsense')]).toEqual([
      200, 401, 401, 401,
    ])
  })

  test('sets the file name', async () => {
    const named = async (more: string) => (await visit('GET', sign('GET', path), more)).headers['content-disposition']
    expect(await named('&filename=a%20%C3%BC.txt')).toBe(
      'attachment; filename="a %C3%BC.txt"; filename*=UTF-8\'\'a%20%C3%BC.txt',
    )
    expect(await named('&inline')).toBe('inline')
  })

  test('is valid for its method, and also for HEAD', async () => {
    expect((await visit('HEAD', sign('GET', path))).status).toBe(200)
    expect((await visit('HEAD', sign('PUT', path))).status).toBe(200)
    expect((await visit('PUT', sign('GET', path), '', { body: 'x' })).status).toBe(401)
    expect((await visit('GET', sign('PUT', path))).status).toBe(401)
    expect((await visit('PUT', sign('PUT', path), '', { body: 'written' })).status).toBe(201)
    expect((await owner.get('/box/o')).body).toBe('written')
    expect((await visit('POST', sign('POST', path), '', { headers: { 'x-object-meta-z': '1' } })).status).toBe(202)
    const manifest = { headers: { 'x-object-manifest': 'box/o', 'content-length': '0' } }
    expect((await visit('PUT', sign('PUT', path), '', manifest)).status).toBe(400)
    expect((await visit('DELETE', sign('DELETE', path))).status).toBe(204)
  })

  test.for<[string, string, string | number]>([
    ['is wrong', '0'.repeat(64), expires],
    ['is malformed', 'nonsense', expires],
    ['has another path', sign('GET', `${path}2`), expires],
    ['has another key', sign('GET', path, { key: 'x' }), expires],
    ['has expired', sign('GET', path, { until: 1 }), 1],
    ['has an invalid expiry', sign('GET', path), 'never'],
  ])('that %s is refused', async ([, signature, until]) => {
    const { status, body } = await visit('GET', signature, '', {}, until)
    expect([status, body]).toEqual([401, '401 Unauthorized: Temp URL invalid\n'])
  })

  test('of a container does not work for others', async () => {
    await owner.put('/other')
    await owner.put('/other/o', 'x', {})
    const elsewhere = `/v1/${owner.name}/other/o`
    const signature = sign('GET', elsewhere, { key: 'key of the box' })
    const response = await cloud.send(
      'GET',
      `/object-store${elsewhere}?temp_url_sig=${signature}&temp_url_expires=${expires}`,
    )
    expect(response.status).toBe(401)
  })
})
