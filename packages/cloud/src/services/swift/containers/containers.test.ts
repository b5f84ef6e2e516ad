import { expect, test } from 'vitest'
import { inHeader, swiftAccount } from '../../../../test-support/swift.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const account = await swiftAccount(cloud, 'demo', 'demo')

test('[SWIFT-01] a container is created, shown, and deleted when it is empty', async () => {
  expect((await account.put('/box')).status).toBe(201)
  expect((await account.put('/box')).status).toBe(202)
  expect((await account.put('/box/o', 'x')).status).toBe(201)
  const refusal = await account.del('/box')
  expect([refusal.status, refusal.body]).toEqual([409, expect.stringContaining('There was a conflict')])
  await account.del('/box/o')
  expect((await account.del('/box')).status).toBe(204)
  expect((await account.head('/box')).status).toBe(404)
})

test('[SWIFT-01] a container is made public and private again', async () => {
  await account.put('/open')
  await account.put('/open/o', 'hello')
  const asNobody = () => cloud.send('GET', `${account.base}/open/o`)
  expect((await asNobody()).status).toBe(401)
  await account.post('/open', { 'x-container-read': '.r:*,.rlistings' })
  expect((await asNobody()).body).toBe('hello')
  expect((await cloud.send('GET', `${account.base}/open`)).body).toBe('o\n')
  await account.post('/open', { 'x-container-read': '' })
  expect((await asNobody()).status).toBe(401)
})

test('names can contain any character', async () => {
  for (const name of ['.', '..', ' ', 'é', '日本', '100%', 'a&b=c?d#e', '💥', '"<>\'']) {
    const path = `/${encodeURIComponent(name)}`
    expect((await account.put(path)).status).toBe(201)
    expect((await account.put(`${path}/${encodeURIComponent(name)}`, 'x')).status).toBe(201)
    expect(await account.names(path)).toEqual([name])
    expect(await account.names('')).toContain(name)
    for (const written of [encodeURIComponent(name), encodeURIComponent(name).replaceAll('.', '%2E')])
      expect((await account.send('GET', `${path}/${written}`)).body).toBe('x')
    await account.del(`${path}/${encodeURIComponent(name)}`)
    expect((await account.del(path)).status).toBe(204)
  }
})

test.for<[string, string, number, string]>([
  ['too long', `/${'x'.repeat(257)}`, 400, 'Container name length of 257 longer than 256'],
  ['too long in UTF-8', `/${encodeURIComponent('é'.repeat(129))}`, 400, 'Container name length of 258 longer than 256'],
  ['NUL', '/a%00b', 412, 'Invalid UTF8 or contains NULL'],
  ['invalid UTF-8', '/%FF', 412, 'Invalid UTF8 or contains NULL'],
])('a name that is %s is refused', async ([, path, expected, sentence]) => {
  const { status, body } = await account.put(path)
  expect([status, body]).toEqual([expected, sentence])
})

test('there is one storage policy', async () => {
  const { status, body } = await account.send('PUT', '/cold', { headers: { 'x-storage-policy': 'ice' } })
  expect([status, body]).toEqual([400, "Invalid X-Storage-Policy 'ice'"])
  expect((await account.send('PUT', '/cold', { headers: { 'x-storage-policy': 'policy-0' } })).status).toBe(201)
  expect((await account.head('/cold')).headers['x-storage-policy']).toBe('Policy-0')
})

test('metadata and ACLs are returned as stored', async () => {
  await account.put('/meta', '', { 'x-container-meta-city': inHeader('Zürich') })
  await account.post('/meta', {
    'x-container-read': ' .referrer:*.example.com , demo:* ,',
    'x-container-write': '*:ines',
  })
  const { headers } = await account.head('/meta')
  expect(headers).toMatchObject({
    'x-container-meta-city': inHeader('Zürich'),
    'x-container-read': '.r:.example.com,demo:*',
    'x-container-write': '*:ines',
  })
  await account.post('/meta', { 'x-remove-container-read': 'x', 'x-remove-container-meta-city': 'x' })
  const after = await account.head('/meta')
  expect(Object.keys(after.headers).filter((name) => name.startsWith('x-container-'))).toEqual([
    'x-container-object-count',
    'x-container-bytes-used',
    'x-container-write',
  ])
})

test.for<[Record<string, string>, string]>([
  [{ 'x-container-read': '.r:' }, "No host/domain value after referrer designation in ACL: '.r:'"],
  [{ 'x-container-read': '.nonsense:x' }, "Unknown designator '.nonsense' in ACL: '.nonsense:x'"],
  [{ 'x-container-write': '.r:*' }, "Referrers not allowed in write ACL: '.r:*'"],
  [{ 'x-container-meta-quota-bytes': 'many' }, 'Invalid bytes quota.'],
  [{ 'x-container-meta-quota-count': '-1' }, 'Invalid count quota.'],
])('%o is refused', async ([headers, sentence]) => {
  await account.put('/strict')
  const { status, body } = await account.post('/strict', headers)
  expect([status, body]).toEqual([400, sentence])
})

test('at most ninety metadata items are accepted, also over several requests', async () => {
  await account.put('/many')
  const some = (word: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-container-meta-${word}${index}`, 'x']))
  expect((await account.post('/many', some('a', 90))).status).toBe(204)
  expect((await account.post('/many', some('b', 1))).body).toBe('Too many metadata items; max 90')
  expect((await account.post('/many', some('a', 91))).body).toBe('Too many metadata items; max 90')
})

test('a quota limits bytes and objects', async () => {
  await account.put('/small', '', { 'x-container-meta-quota-bytes': '10', 'x-container-meta-quota-count': '2' })
  expect((await account.put('/small/a', '12345678901')).status).toBe(413)
  expect((await account.put('/small/a', '12345')).status).toBe(201)
  const refusal = await account.copy('/small/a', { destination: 'small/../b' })
  expect(refusal.status).toBe(201)
  expect((await account.put('/small/c', '')).body).toBe('Upload exceeds quota.')
  const chunked = { 'transfer-encoding': 'chunked' }
  await account.post('/small', { 'x-remove-container-meta-quota-count': 'x' })
  expect((await account.put('/small/d', '1', chunked)).status).toBe(413)
})
