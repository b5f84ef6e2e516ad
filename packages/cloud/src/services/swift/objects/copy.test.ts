import { describe, expect, test } from 'vitest'
import { accountOf, swiftAccount } from '../../../../test-support/swift.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const account = await swiftAccount(cloud, 'demo', 'demo')
const other = await swiftAccount(cloud, 'demo', 'alt_demo')
await account.put('/from')
await account.put('/to')
await account.put('/from/a', '0123456789', {
  'content-type': 'text/plain',
  'content-encoding': 'x-none',
  'x-object-meta-one': '1',
  'x-delete-at': '4000000000',
})

describe('a copy', () => {
  test('has the bytes and the headers of its source', async () => {
    const { status, headers } = await account.copy('/from/a', { destination: '/to/b', 'x-object-meta-two': '2' })
    expect(status).toBe(201)
    expect(headers).toMatchObject({ 'x-copied-from': 'from/a', 'x-copied-from-account': account.name })
    const copy = await account.get('/to/b')
    expect(copy.body).toBe('0123456789')
    expect(copy.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-encoding': 'x-none',
      'x-object-meta-one': '1',
      'x-object-meta-two': '2',
      'x-delete-at': '4000000000',
    })
  })

  test('can have new metadata', async () => {
    await account.put('/to/fresh', '', {
      'x-copy-from': 'from/a',
      'x-fresh-metadata': 'true',
      'content-type': 'text/x-new',
    })
    const { headers } = await account.head('/to/fresh')
    expect(headers['content-type']).toBe('text/x-new')
    for (const gone of ['x-object-meta-one', 'content-encoding', 'x-delete-at'])
      expect(headers).not.toHaveProperty(gone)
  })

  test('survives its source, and the source its copy', async () => {
    await account.put('/from/short', 'lived')
    await account.copy('/from/short', { destination: 'to/one' })
    await account.copy('/from/short', { destination: 'to/two' })
    await account.del('/from/short')
    await account.del('/to/one')
    expect((await account.get('/to/two')).body).toBe('lived')
  })

  test('onto itself changes its headers', async () => {
    await account.put('/from/self', 'same')
    await account.copy('/from/self', { destination: 'from/self', 'x-object-meta-new': 'y' })
    const { body, headers } = await account.get('/from/self')
    expect([body, headers['x-object-meta-new']]).toEqual(['same', 'y'])
  })

  test('can be of a range', async () => {
    await account.put('/to/part', '', { 'x-copy-from': '/from/a', range: 'bytes=2-4' })
    expect((await account.get('/to/part')).body).toBe('234')
  })

  test('decodes names', async () => {
    await account.put('/from/a%20%C3%A9%2525', 'x')
    expect((await account.copy('/from/a%20%C3%A9%2525', { destination: 'to/%C3%BC%2Fb%20c' })).status).toBe(201)
    expect(await account.names('/to?prefix=%C3%BC')).toEqual(['ü/b c'])
    const { headers } = await account.put('/to/back', '', { 'x-copy-from': 'from/a%20%C3%A9%2525' })
    expect(headers['x-copied-from']).toBe('from/a%20%C3%A9%2525')
  })

  test('applies conditions to the source', async () => {
    expect((await account.copy('/from/a', { destination: 'to/no', 'if-match': 'x' })).status).toBe(412)
    expect((await account.copy('/from/a', { destination: 'to/no', 'if-none-match': '*' })).status).toBe(304)
    expect((await account.head('/to/no')).status).toBe(404)
  })

  test.for<[string, Record<string, string>, number, string]>([
    ['/from/a', {}, 412, 'Destination header required'],
    [
      '/from/a',
      { destination: 'nonsense' },
      412,
      'Destination header must be of the form <container name>/<object name>',
    ],
    ['/from/a', { destination: 'to/x', 'destination-account': 'a/b' }, 412, 'Account name cannot contain slashes'],
    [
      '/from/nothing',
      { destination: 'to/x' },
      404,
      '<html><h1>Not Found</h1><p>The resource could not be found.</p></html>',
    ],
    [
      '/from/a',
      { destination: 'nowhere/x' },
      404,
      '<html><h1>Not Found</h1><p>The resource could not be found.</p></html>',
    ],
  ])('COPY %s %o is refused', async ([path, headers, expected, sentence]) => {
    const { status, body } = await account.copy(path, headers)
    expect([status, body]).toEqual([expected, sentence])
  })

  test('a copy by PUT has no body', async () => {
    const { status, body } = await account.put('/to/x', 'bytes', { 'x-copy-from': 'from/a' })
    expect([status, body]).toEqual([400, 'Copy requests require a zero byte body'])
  })
})

describe('between accounts', () => {
  test('needs read access to the source and write access to the target', async () => {
    await other.put('/inbox')
    const to = { destination: 'inbox/a', 'destination-account': other.name }
    expect((await account.copy('/from/a', to)).status).toBe(403)
    const from = { 'x-copy-from': 'from/a', 'x-copy-from-account': account.name }
    expect((await other.put('/inbox/a', '', from)).status).toBe(403)
    await account.post('/from', { 'x-container-read': 'alt_demo:*' })
    expect((await other.put('/inbox/a', '', from)).status).toBe(201)
    expect((await other.get('/inbox/a')).body).toBe('0123456789')
    await other.post('/inbox', { 'x-container-write': 'demo:demo' })
    expect((await account.copy('/from/a', { ...to, destination: 'inbox/b' })).status).toBe(201)
    expect((await accountOf(account.client, other.client.projectId).get('/inbox/b')).status).toBe(403)
  })
})
