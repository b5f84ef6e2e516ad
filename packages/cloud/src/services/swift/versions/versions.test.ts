import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { swiftAccount } from '../../../../test-support/swift.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const account = await swiftAccount(cloud, 'demo', 'demo')

const versions = async (path: string): Promise<Body[]> => (await account.get(`${path}?versions&format=json`)).body

describe('a versioned container', async () => {
  await account.put('/v', '', { 'x-versions-enabled': 'true' })

  test('stores replaced and deleted objects as versions', async () => {
    const one = (await account.put('/v/o', 'one')).headers['x-object-version-id']
    const two = (await account.put('/v/o', 'two!', { 'x-object-meta-a': 'b' })).headers['x-object-version-id']
    const gone = (await account.del('/v/o')).headers['x-object-version-id']
    expect((await account.get('/v/o')).status).toBe(404)
    expect((await account.get(`/v/o?version-id=${one}`)).body).toBe('one')
    expect((await account.head(`/v/o?version-id=${two}`)).headers['x-object-meta-a']).toBe('b')
    expect((await account.get(`/v/o?version-id=${gone}`)).status).toBe(404)
    expect(await versions('/v')).toMatchObject([
      { version_id: gone, is_latest: true, content_type: 'application/x-deleted;swift_versions_deleted=1' },
      { version_id: two, is_latest: false, bytes: 4 },
      { version_id: one, is_latest: false, bytes: 3 },
    ])
    expect((await account.head('/v')).headers).toMatchObject({
      'x-container-object-count': '0',
      'x-container-bytes-used': '7',
      'x-versions-enabled': 'True',
    })
  })

  test('restores an older version', async () => {
    const id = (await account.put('/v/back', 'first')).headers['x-object-version-id']
    await account.put('/v/back', 'second')
    const refusal = await account.put(`/v/back?version-id=${id}`, 'bytes')
    expect([refusal.status, refusal.body]).toEqual([400, 'PUT version-id requests require a zero byte body'])
    expect((await account.put(`/v/back?version-id=${id}`)).status).toBe(201)
    expect(await account.get('/v/back')).toMatchObject({ body: 'first', headers: { 'x-object-version-id': id } })
  })

  test('can be deleted once all versions are deleted', async () => {
    await account.put('/v2', '', { 'x-versions-enabled': 'true' })
    await account.put('/v2/o', 'x')
    await account.del('/v2/o')
    expect((await account.del('/v2')).body).toBe('Delete all versions before deleting container.')
    for (const { version_id: id } of await versions('/v2')) {
      expect((await account.del(`/v2/o?version-id=${id}`)).status).toBe(204)
    }
    expect((await account.del('/v2')).status).toBe(204)
  })

  test('counts an existing object as a version', async () => {
    await account.put('/late')
    await account.put('/late/o', 'before')
    await account.post('/late', { 'x-versions-enabled': 'true' })
    await account.put('/late/o', 'after')
    const [, before] = await versions('/late')
    expect((await account.get(`/late/o?version-id=${before.version_id}`)).body).toBe('before')
    await account.post('/late', { 'x-versions-enabled': 'false' })
    await account.put('/late/o', 'unversioned')
    expect((await versions('/late'))[0]).toMatchObject({ version_id: 'null', is_latest: true })
    expect(await versions('/late')).toHaveLength(2)
  })

  test('lists versions in pages', async () => {
    await account.put('/paged', '', { 'x-versions-enabled': 'true' })
    for (const name of ['a', 'a', 'b']) await account.put(`/paged/${name}`, name)
    const [newest, older, other] = await versions('/paged')
    const page = await account.get(`/paged?versions&limit=1&marker=a&version_marker=${newest.version_id}`)
    expect(page.body).toMatchObject([{ name: 'a', version_id: older.version_id }])
    expect((await account.get('/paged?versions&marker=a')).body).toMatchObject([{ version_id: other.version_id }])
    expect((await account.get('/paged?versions&format=xml')).status).toBe(406)
  })

  test.for<[string, string, number, string]>([
    ['GET', '/v/o?version-id=nonsense', 400, 'Invalid version parameter'],
    ['POST', '/v/o?version-id=1.00000', 400, 'POST to a specific version is not allowed'],
    ['GET', '/plain/o?version-id=1', 400, 'version-aware operations require that the container is versioned'],
  ])('%s %s is refused', async ([method, path, expected, sentence]) => {
    await account.put('/plain')
    const { status, body } = await account.send(method, path)
    expect([status, body]).toEqual([expected, sentence])
  })
})

describe('an archive container, the older mode', () => {
  test('receives replaced objects, and restores them', async () => {
    await account.put('/old-archive')
    await account.put('/old', '', { 'x-versions-location': 'old-archive' })
    for (const text of ['1', '22', '333']) await account.put('/old/o', text)
    expect((await account.get('/old-archive?format=json')).body).toMatchObject([
      { name: expect.stringMatching(/^001o\/\d{10}\.\d{5}$/), bytes: 1 },
      { bytes: 2 },
    ])
    await account.del('/old/o')
    expect((await account.get('/old/o')).body).toBe('22')
    await account.del('/old/o')
    await account.del('/old/o')
    expect((await account.get('/old/o')).status).toBe(404)
    expect(await account.names('/old-archive')).toEqual([])
  })

  test('stores the full history in history mode', async () => {
    await account.put('/history-archive')
    await account.put('/history', '', { 'x-history-location': 'history-archive' })
    await account.put('/history/o', '1')
    await account.put('/history/o', '22')
    await account.del('/history/o')
    expect((await account.get('/history/o')).status).toBe(404)
    expect((await account.get('/history-archive?format=json')).body).toMatchObject([
      { bytes: 1 },
      { bytes: 2 },
      { bytes: 0, content_type: 'application/x-deleted;swift_versions_deleted=1' },
    ])
  })

  test('that is missing blocks overwriting', async () => {
    await account.put('/careful', '', { 'x-versions-location': 'missing' })
    await account.put('/careful/o', '1')
    expect((await account.put('/careful/o', '2')).status).toBe(412)
    expect((await account.del('/careful/o')).status).toBe(412)
    expect((await account.get('/careful/o')).body).toBe('1')
    await account.post('/careful', { 'x-remove-versions-location': 'x' })
    expect((await account.put('/careful/o', '2')).status).toBe(201)
  })

  test('cannot be combined with versions', async () => {
    await account.put('/either', '', { 'x-versions-location': 'a' })
    const { status, body } = await account.post('/either', { 'x-versions-enabled': 'true' })
    expect([status, body]).toEqual([400, expect.stringContaining('already using the legacy versioned writes feature')])
  })
})

describe('a symlink', async () => {
  await account.put('/l')
  await account.put('/l/target', 'target', { 'content-type': 'text/plain', 'x-object-meta-t': '1' })
  const link = (name: string, target: string, headers: Record<string, string> = {}) =>
    account.put(`/l/${name}`, '', { 'x-symlink-target': target, ...headers })

  test('is read as its target, and shows itself', async () => {
    expect((await link('one', 'l/target')).status).toBe(201)
    const { body, headers } = await account.get('/l/one')
    expect([body, headers['x-object-meta-t']]).toEqual(['target', '1'])
    expect(headers['content-location']).toBe(`/v1/${account.name}/l/target`)
    expect((await account.head('/l/one?symlink=get')).headers).toMatchObject({
      'content-type': 'application/symlink',
      'content-length': '0',
      'x-symlink-target': 'l/target',
    })
    expect((await account.get('/l?format=json&prefix=one')).body).toMatchObject([
      { bytes: 0, symlink_path: `/v1/${account.name}/l/target` },
    ])
  })

  test('redirects POST to its target', async () => {
    await link('described', 'l/target')
    const { status, headers } = await account.post('/l/described', { 'x-object-meta-l': 'own' })
    expect([status, headers.location]).toEqual([307, `/v1/${account.name}/l/target`])
    expect((await account.head('/l/described?symlink=get')).headers['x-object-meta-l']).toBe('own')
  })

  test('can follow two links, not three, and is 404 for a missing target', async () => {
    await link('a', 'l/target')
    await link('b', 'l/a')
    await link('c', 'l/b')
    expect((await account.get('/l/b')).body).toBe('target')
    const { status, body } = await account.get('/l/c')
    expect([status, body]).toEqual([409, 'Too many levels of symbolic links, maximum allowed is 2'])
    await link('dangling', 'l/nothing')
    expect((await account.get('/l/dangling')).status).toBe(404)
  })

  test('that is static fails when its target changes', async () => {
    const etag = String((await account.head('/l/target')).headers.etag)
    expect((await link('bad', 'l/target', { 'x-symlink-target-etag': 'x' })).status).toBe(409)
    expect((await link('bad', 'l/nothing', { 'x-symlink-target-etag': 'x' })).body).toBe(
      'X-Symlink-Target does not exist',
    )
    await account.put('/l/moving', 'still')
    const moving = String((await account.head('/l/moving')).headers.etag)
    await link('static', 'l/moving', { 'x-symlink-target-etag': moving })
    expect((await account.get('/l/static')).body).toBe('still')
    await account.put('/l/moving', 'moved')
    expect((await account.get('/l/static')).status).toBe(409)
    expect(etag).not.toBe(moving)
  })

  test('is copied as its target, or as itself', async () => {
    await link('copied', 'l/target')
    await account.copy('/l/copied', { destination: 'l/real' })
    expect((await account.head('/l/real?symlink=get')).headers['content-length']).toBe('6')
    await account.copy('/l/copied?symlink=get', { destination: 'l/copied-too' })
    expect((await account.head('/l/copied-too?symlink=get')).headers['x-symlink-target']).toBe('l/target')
  })

  test.for<[string, Record<string, string>, string, number, string]>([
    [
      'an incomplete path',
      { 'x-symlink-target': 'x' },
      '',
      412,
      'X-Symlink-Target header must be of the form <container name>/<object name>',
    ],
    ['itself', { 'x-symlink-target': 'l/refused' }, '', 400, 'Symlink cannot target itself'],
    ['bytes', { 'x-symlink-target': 'l/target' }, 'x', 400, 'Symlink requests require a zero byte body'],
  ])('to %s is refused', async ([, headers, bytes, expected, sentence]) => {
    const { status, body } = await account.put('/l/refused', bytes, headers)
    expect([status, body]).toEqual([expected, sentence])
  })

  test('gives no access to another account', async () => {
    const other = await swiftAccount(cloud, 'demo', 'alt_demo')
    await other.put('/mine')
    await other.put('/mine/secret', 'secret')
    await link('spy', 'mine/secret', { 'x-symlink-target-account': other.name })
    expect((await account.get('/l/spy')).status).toBe(403)
    expect((await account.copy('/l/spy', { destination: 'l/stolen' })).status).toBe(403)
  })
})
