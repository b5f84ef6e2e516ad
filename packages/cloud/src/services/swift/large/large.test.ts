import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { swiftAccount } from '../../../../test-support/swift.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const account = await swiftAccount(cloud, 'demo', 'demo')
const md5 = (data: string) => createHash('md5').update(data).digest('hex')
const digits = (digit: number) => String(digit).repeat(10)

beforeAll(async () => {
  await account.put('/box')
  await account.put('/seg')
  for (const digit of [0, 1, 2]) await account.put(`/seg/s${digit}`, digits(digit), { 'content-type': 'text/plain' })
})

const makeStatic = (path: string, segments: unknown, headers: Record<string, string> = {}) =>
  account.put(`${path}?multipart-manifest=put`, JSON.stringify(segments), headers)

describe('a static large object', () => {
  const segments = [
    { path: '/seg/s0', etag: md5(digits(0)), size_bytes: 10 },
    { path: 'seg/s1', range: '2-4' },
    { data: Buffer.from('abc').toString('base64') },
    { path: '/seg/s2', etag: null },
  ]
  const content = '0000000000111abc2222222222'
  const etag = md5(`${md5(digits(0))}${md5(digits(1))}:2-4;${md5('abc')}${md5(digits(2))}`)

  beforeAll(async () => {
    const response = await makeStatic('/box/big', segments, { 'content-type': 'text/x-big', 'x-object-meta-a': 'b' })
    expect([response.status, response.headers.etag]).toEqual([201, `"${etag}"`])
  })

  test('is read as one object', async () => {
    const { body, headers } = await account.get('/box/big')
    expect(body).toBe(content)
    expect(headers).toMatchObject({
      'content-type': 'text/x-big',
      'content-length': '26',
      etag: `"${etag}"`,
      'x-static-large-object': 'True',
      'x-object-meta-a': 'b',
    })
    expect((await account.head('/box/big')).headers['content-length']).toBe('26')
  })

  test.for([
    ['bytes=8-13', '00111a'],
    ['bytes=13-15', 'abc'],
    ['bytes=-1', '2'],
    ['bytes=25-', '2'],
  ])('%s is %s', async ([range = '', expected]) => {
    expect(await account.get('/box/big', { range })).toMatchObject({ status: 206, body: expected })
  })

  test('uses its own ETag for conditions', async () => {
    expect((await account.get('/box/big', { 'if-none-match': `"${etag}"` })).status).toBe(304)
    expect((await account.get('/box/big', { 'if-match': 'x' })).status).toBe(412)
  })

  test('returns its manifest', async () => {
    const { body } = await account.get('/box/big?multipart-manifest=get')
    expect(body).toMatchObject([
      { name: '/seg/s0', bytes: 10, hash: md5(digits(0)), content_type: 'text/plain' },
      { name: '/seg/s1', range: '2-4' },
      { data: 'YWJj' },
      { name: '/seg/s2' },
    ])
    const raw = await account.get('/box/big?multipart-manifest=get&format=raw')
    expect(JSON.parse(raw.bytes.toString())).toEqual([
      { etag: md5(digits(0)), path: '/seg/s0', size_bytes: 10 },
      { etag: md5(digits(1)), path: '/seg/s1', range: '2-4', size_bytes: 10 },
      { data: 'YWJj' },
      { etag: md5(digits(2)), path: '/seg/s2', size_bytes: 10 },
    ])
  })

  test('is listed with its total size', async () => {
    const { body } = await account.get('/box?format=json&prefix=big')
    expect(body).toMatchObject([{ name: 'big', bytes: 26, slo_etag: `"${etag}"` }])
  })

  test('is copied as a plain object, or as a manifest', async () => {
    await account.copy('/box/big', { destination: 'box/flat' })
    expect((await account.get('/box/flat')).headers).toMatchObject({ 'content-length': '26', etag: md5(content) })
    await account.copy('/box/big?multipart-manifest=get', { destination: 'box/other-big' })
    const { body, headers } = await account.get('/box/other-big')
    expect([body, headers['x-static-large-object']]).toEqual([content, 'True'])
  })

  test('keeps its segments after POST', async () => {
    await makeStatic('/box/described', segments)
    await account.post('/box/described', { 'x-object-meta-c': 'd' })
    expect(await account.get('/box/described')).toMatchObject({ body: content, headers: { 'x-object-meta-c': 'd' } })
  })

  test('can contain other large objects', async () => {
    expect((await makeStatic('/box/outer', [{ path: '/box/big' }, { path: '/seg/s0' }])).status).toBe(201)
    expect((await account.get('/box/outer')).body).toBe(content + digits(0))
    expect((await account.get('/box/outer', { range: 'bytes=24-27' })).body).toBe('2200')
  })

  test('with a changed or missing segment is a conflict, if that segment is read', async () => {
    await account.put('/seg/frail', 'frail', {})
    await makeStatic('/box/frail', [{ path: '/seg/s0' }, { path: '/seg/frail' }])
    await account.put('/seg/frail', 'other')
    expect((await account.get('/box/frail')).status).toBe(409)
    expect((await account.get('/box/frail', { range: 'bytes=0-4' })).body).toBe('00000')
    await account.del('/seg/frail')
    expect((await account.get('/box/frail')).status).toBe(409)
    expect((await account.head('/box/frail')).status).toBe(200)
  })

  test('that contains itself is a conflict', async () => {
    await makeStatic('/box/ping', [{ path: '/seg/s0' }])
    await makeStatic('/box/pong', [{ path: '/box/ping' }])
    await makeStatic('/box/ping', [{ path: '/box/pong' }])
    expect((await account.get('/box/ping')).status).toBe(409)
    const { body } = await account.del('/box/ping?multipart-manifest=delete', { accept: 'application/json' })
    expect(body).toMatchObject({ 'Number Deleted': 2, 'Response Status': '200 OK' })
  })

  test.for<[string, unknown, string]>([
    ['invalid JSON', undefined, 'Manifest must be valid JSON.\n'],
    ['no array', {}, 'Manifest must be a list.\n'],
    ['an item that is not an object', [1], 'Index 0: not a JSON object\n'],
    ['no path', [{}], 'Index 0: expected keys to include one of "path" or "data"\n'],
    ['a path of another type', [{ path: 1 }], 'Index 0: "path" must be a string\n'],
    [
      'an incomplete path',
      [{ path: 'x' }],
      'Index 0: path does not refer to an object. Path must be of the form /container/object.\n',
    ],
    ['an invalid size', [{ path: '/seg/s0', size_bytes: 'a' }], 'Index 0: invalid size_bytes\n'],
    ['two ranges', [{ path: '/seg/s0', range: '0-1,2-3' }], 'Index 0: multiple ranges (only one allowed)\n'],
    ['an unknown key', [{ path: '/seg/s0', foo: 1 }], 'Index 0: extraneous keys "foo"\n'],
    ['itself', [{ path: '/box/bad' }], 'Index 0: manifest must not include itself as a segment\n'],
    ['inline data only', [{ data: 'YWJj' }], 'Inline data segments require at least one object-backed segment.\n'],
    ['another size', [{ path: '/seg/s0', size_bytes: 5 }], 'Errors:\n/seg/s0, Size Mismatch\n'],
    ['another ETag', [{ path: '/seg/s0', etag: 'x' }], 'Errors:\n/seg/s0, Etag Mismatch\n'],
    ['an unsatisfiable range', [{ path: '/seg/s0', range: '20-' }], 'Errors:\n/seg/s0, Unsatisfiable Range\n'],
    ['a missing segment', [{ path: '/seg/ü' }], 'Errors:\n/seg/%C3%BC, 404 Not Found\n'],
  ])('a manifest with %s is refused', async ([, manifest, sentence]) => {
    const text = manifest === undefined ? 'nonsense' : JSON.stringify(manifest)
    const { status, body } = await account.put('/box/bad?multipart-manifest=put', text)
    expect([status, body]).toEqual([400, sentence])
  })

  test('has at most 1000 segments, and its ETag is checked', async () => {
    const many = Array.from({ length: 1001 }, () => ({ path: '/seg/s0' }))
    expect(await makeStatic('/box/bad', many)).toMatchObject({ status: 413 })
    expect((await makeStatic('/box/bad', many.slice(1))).status).toBe(201)
    expect((await account.head('/box/bad')).headers['content-length']).toBe('10000')
    expect((await makeStatic('/box/bad', [{ path: '/seg/s0' }], { etag: 'x' })).status).toBe(422)
  })

  test('is deleted with its segments on request', async () => {
    for (const name of ['d1', 'd2']) await account.put(`/seg/${name}`, name)
    await makeStatic('/box/both', [{ path: '/seg/d1' }, { path: '/seg/d2' }])
    await account.del('/box/both')
    expect((await account.head('/seg/d1')).status).toBe(200)
    await makeStatic('/box/both', [{ path: '/seg/d1' }, { path: '/seg/d2' }])
    await account.del('/seg/d2')
    const { status, body } = await account.del('/box/both?multipart-manifest=delete', { accept: 'application/json' })
    expect([status, body]).toEqual([
      200,
      { 'Number Deleted': 2, 'Number Not Found': 1, 'Response Body': '', 'Response Status': '200 OK', Errors: [] },
    ])
    expect((await account.head('/seg/d1')).status).toBe(404)
    const plain = await account.del('/seg/s0?multipart-manifest=delete', { accept: 'application/json' })
    expect(plain.body.Errors).toEqual([['/seg/s0', 'Not an SLO manifest']])
  })
})

describe('a dynamic large object', () => {
  beforeAll(async () => {
    for (const digit of [2, 0, 1]) await account.put(`/seg/dyn/${digit}`, digits(digit))
    await account.put('/box/dyn', 'own bytes', { 'x-object-manifest': 'seg/dyn%2F', 'x-object-meta-q': '1' })
  })
  const etag = `"${md5([0, 1, 2].map((digit) => md5(digits(digit))).join(''))}"`

  test('joins the existing segments in name order', async () => {
    const { body, headers } = await account.get('/box/dyn')
    expect(body).toBe(digits(0) + digits(1) + digits(2))
    expect(headers).toMatchObject({ etag, 'x-object-manifest': 'seg/dyn%2F', 'x-object-meta-q': '1' })
    expect((await account.get('/box/dyn', { range: 'bytes=5-14' })).body).toBe('0000011111')
    await account.put('/seg/dyn/3', '!')
    expect((await account.head('/box/dyn')).headers['content-length']).toBe('31')
    await account.del('/seg/dyn/3')
  })

  test('has its own bytes, which are listed', async () => {
    expect((await account.get('/box/dyn?multipart-manifest=get')).body).toBe('own bytes')
    expect((await account.get('/box?format=json&prefix=dyn')).body).toMatchObject([
      { bytes: 9, hash: md5('own bytes') },
    ])
  })

  test('is copied as a plain object, or as a manifest', async () => {
    await account.copy('/box/dyn', { destination: 'box/dyn-flat' })
    const flat = await account.get('/box/dyn-flat')
    expect(flat.body).toBe(digits(0) + digits(1) + digits(2))
    expect(flat.headers).not.toHaveProperty('x-object-manifest')
    await account.copy('/box/dyn?multipart-manifest=get', { destination: 'box/dyn-too' })
    expect((await account.head('/box/dyn-too')).headers).toMatchObject({ etag, 'content-length': '30' })
  })

  test('is a plain object after POST without its manifest', async () => {
    await account.put('/box/was', 'plain', { 'x-object-manifest': 'seg/dyn/' })
    await account.post('/box/was', { 'x-object-meta-a': 'b' })
    expect((await account.get('/box/was')).body).toBe('plain')
  })

  test('is empty without segments, and missing without their container', async () => {
    await account.put('/box/none', '', { 'x-object-manifest': 'seg/nothing' })
    expect(await account.get('/box/none')).toMatchObject({ status: 200, body: null })
    await account.put('/box/lost', '', { 'x-object-manifest': 'nowhere/x' })
    expect((await account.get('/box/lost')).status).toBe(404)
  })
})

test('checks the permissions of the reader for its segments', async () => {
  await makeStatic('/box/shown', [{ path: '/seg/s0' }])
  await account.put('/box/shown-too', '', { 'x-object-manifest': 'seg/s' })
  await account.post('/box', { 'x-container-read': '.r:*' })
  const asNobody = (name: string) => cloud.send('GET', `${account.base}/box/${name}`)
  expect((await asNobody('shown')).status).toBe(409)
  expect((await asNobody('shown-too')).status).toBe(401)
  await account.post('/seg', { 'x-container-read': '.r:*' })
  expect((await asNobody('shown')).body).toBe(digits(0))
  await account.post('/seg', { 'x-container-read': '' })
  await account.post('/box', { 'x-container-read': '' })
})
