import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { swiftAccount } from '../../../../test-support/swift.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const owner = await swiftAccount(cloud, 'demo', 'demo')
const visit = (path: string, headers: Record<string, string> = {}) =>
  cloud.send('GET', `${owner.base}${path}`, { headers })

describe('a public container as a web site', () => {
  beforeAll(async () => {
    await owner.put('/site', undefined, {
      'x-container-read': '.r:*,.rlistings',
      'x-container-meta-web-index': 'index.html',
      'x-container-meta-web-error': 'error.html',
    })
    await owner.put('/site/index.html', 'home')
    await owner.put('/site/404error.html', 'lost')
    await owner.put('/site/docs/index.html', 'docs')
    await owner.put('/site/files/a%20%3C1%3E.txt', 'one')
  })

  test('has an index for itself and its folders', async () => {
    expect((await visit('/site/')).body).toBe('home')
    expect((await visit('/site/docs/')).body).toBe('docs')
    for (const folder of ['/site', '/site/docs']) {
      const { status, headers } = await visit(folder)
      expect([status, headers.location]).toEqual([301, `${cloud.url}${owner.base}${folder}/`])
    }
  })

  test('shows its own page for what is missing', async () => {
    const { status, body } = await visit('/site/nothing')
    expect([status, body]).toEqual([404, 'lost'])
    expect((await visit('/site/files/')).status).toBe(404)
  })

  test('lists folders without an index if it is asked to', async () => {
    await owner.post('/site', {
      'x-container-meta-web-listings': 'true',
      'x-container-meta-web-listings-css': 'look.css',
    })
    const { status, body } = await visit('/site/files/')
    expect(status).toBe(200)
    expect(body).toContain('<title>Listing of /site/files/</title>')
    expect(body).toContain('<a href="a%20%3C1%3E.txt">a &lt;1&gt;.txt</a>')
    expect(body).toContain('href="../look.css"')
    expect((await visit('/site/files')).status).toBe(301)
  })

  test('is as any container to its owner, unless asked for the site', async () => {
    expect((await owner.get('/site?format=json')).body).toHaveLength(4)
    const headers = { 'x-auth-token': owner.client.token, 'x-web-mode': 'true' }
    expect((await visit('/site/', headers)).body).toBe('home')
  })

  test('stays closed without a public ACL', async () => {
    await owner.put('/closed', undefined, { 'x-container-meta-web-index': 'index.html' })
    await owner.put('/closed/index.html', 'secret')
    expect((await visit('/closed/')).status).toBe(401)
  })
})

describe('a signed form', () => {
  const KEY = 'key of the account'
  const path = `/v1/${owner.name}/box/in_`
  const until = 4_102_444_800

  beforeAll(async () => {
    await owner.put('/box')
    await owner.post('', { 'x-account-meta-temp-url-key': KEY })
  })

  const signed = ({ redirect = '', size = 100, count = 2, expires = until, key = KEY } = {}) => ({
    redirect,
    max_file_size: String(size),
    max_file_count: String(count),
    expires: String(expires),
    signature: createHmac('sha256', key).update([path, redirect, size, count, expires].join('\n')).digest('hex'),
  })
  const post = async (fields: Record<string, string>, files: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const [name, value] of Object.entries(files))
      form.append('file', new Blob([value], { type: 'text/plain' }), name)
    const encoded = new Response(form)
    const type = encoded.headers.get('content-type') ?? ''
    const body = Buffer.from(await encoded.arrayBuffer())
    return cloud.send('POST', `/object-store${path}`, { headers: { 'content-type': type }, body })
  }

  test('stores its files behind the prefix, and redirects', async () => {
    expect((await post(signed(), { 'a.txt': 'one', 'b.txt': 'two' })).status).toBe(201)
    const { body, headers } = await owner.get('/box/in_b.txt')
    expect([body, headers['content-type']]).toEqual(['two', 'text/plain'])
    const again = await post(signed({ redirect: 'https://example.org/done' }), { 'c.txt': 'three' })
    expect([again.status, again.headers.location]).toEqual([303, 'https://example.org/done?status=201&message='])
  })

  test.for<[string, ReturnType<typeof signed>, Record<string, string>, number]>([
    ['with another key', signed({ key: 'x' }), { 'd.txt': 'x' }, 401],
    ['that has expired', signed({ expires: 1 }), { 'd.txt': 'x' }, 401],
    ['with another limit than the signed one', { ...signed(), max_file_size: '1000' }, { 'd.txt': 'x' }, 401],
    ['with a limit that is no number', { ...signed(), max_file_size: 'big' }, { 'd.txt': 'x' }, 400],
    ['with a large file', signed({ size: 2 }), { 'd.txt': 'long' }, 413],
    ['with many files', signed({ count: 1 }), { 'd.txt': 'x', 'e.txt': 'x' }, 400],
  ])('%s is refused', async ([, fields, files, status]) => {
    expect((await post(fields, files)).status).toBe(status)
    expect((await owner.get('/box/in_d.txt')).status).toBe(404)
  })

  test('that is broken is refused, and other posts still change metadata', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await cloud.send('POST', `/object-store${path}`, { headers, body: Buffer.from('nonsense') })).status).toBe(
      400,
    )
    expect((await owner.post('/box/in_a.txt', { 'x-object-meta-a': 'b' })).status).toBe(202)
    expect((await owner.post('/box', { 'x-container-meta-a': 'b' })).status).toBe(204)
  })
})
