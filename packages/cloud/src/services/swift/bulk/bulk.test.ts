import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { swiftAccount, tarHeader, tarOf } from '../../../../test-support/swift.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const account = await swiftAccount(cloud, 'demo', 'demo')
const JSON_ONLY = { accept: 'application/json' }

const report = (status: string, counts: object, sentence = '', errors: unknown[] = []) => ({
  ...counts,
  'Response Body': sentence,
  'Response Status': status,
  Errors: errors,
})

describe('bulk delete', () => {
  const deleteAll = (lines: string | Buffer, headers: Record<string, string> = {}) =>
    account.post('?bulk-delete', { ...JSON_ONLY, 'content-type': 'text/plain', ...headers }, lines)
  const counts = (deleted: number, missing: number) => ({ 'Number Deleted': deleted, 'Number Not Found': missing })

  test('deletes objects and containers, and counts missing ones', async () => {
    await account.put('/box')
    for (const name of ['a', 'b%20c', '%C3%BC']) await account.put(`/box/${name}`, 'x')
    const { body } = await deleteAll('/box/a\nbox/b%20c\n\n/box/%C3%BC\n/box/nothing\n/box\n')
    expect(body).toEqual(report('200 OK', counts(4, 1)))
    expect((await account.head('/box')).status).toBe(404)
  })

  test('reports failed deletions', async () => {
    await account.put('/full')
    await account.put('/full/x', 'x')
    const { status, body } = await deleteAll('/full\n/full/%FF\n/\n')
    const errors = [
      ['/full', '409 Conflict'],
      ['/full/%FF', '412 Precondition Failed'],
      ['/', '403 Forbidden'],
    ]
    expect([status, body]).toEqual([200, report('400 Bad Request', counts(0, 0), '', errors)])
  })

  test.for<[string, string, Record<string, string>, string, string]>([
    ['nothing', '', {}, '400 Bad Request', 'Invalid bulk delete.'],
    ['a name that is too long', 'x'.repeat(3000), {}, '400 Bad Request', 'Invalid File Name'],
    [
      'too many names',
      '/a/b\n'.repeat(10_001),
      {},
      '413 Request Entity Too Large',
      'Maximum Bulk Deletes: 10000 per request',
    ],
    ['another media type', '/a/b', { 'content-type': 'application/json' }, '406 Not Acceptable', ''],
  ])('%s is refused, in the report', async ([, lines, headers, status, sentence]) => {
    expect((await deleteAll(lines, headers)).body).toEqual(report(status, counts(0, 0), sentence))
  })

  test('deletes ten thousand names', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `/full/none-${index}`).join('\n')
    expect((await deleteAll(lines)).body).toEqual(report('200 OK', counts(0, 10_000)))
  })

  test('reports in text and XML, too', async () => {
    const text = 'Number Deleted: 0\nNumber Not Found: 1\nResponse Body: \nResponse Status: 200 OK\nErrors:\n'
    expect((await deleteAll('/full/nothing', { accept: '*/*' })).body).toBe(text)
    expect((await deleteAll('/full', { accept: 'text/xml' })).body).toBe(
      '<delete>\n<number_deleted>0</number_deleted>\n<number_not_found>0</number_not_found>\n<response_body></response_body>\n<response_status>400 Bad Request</response_status>\n<errors>\n<object><name>/full</name><status>409 Conflict</status></object>\n</errors>\n</delete>\n',
    )
  })

  test('needs permission', async () => {
    const path = `${account.base}?bulk-delete`
    const { body } = await cloud.send('POST', path, { headers: JSON_ONLY, body: '/full/x' })
    expect(body.Errors).toEqual([['/full/x', '401 Unauthorized']])
    const reader = await cloud.as('reader', 'demo')
    const refused = await reader.send('POST', path, { headers: JSON_ONLY, body: '/full/x' })
    expect(refused.body.Errors).toEqual([['/full/x', '403 Forbidden']])
    expect((await account.head('/full/x')).status).toBe(200)
  })
})

describe('extracting an archive', () => {
  const extract = (path: string, archive: Buffer, format = 'tar') =>
    account.put(`${path}?extract-archive=${format}`, archive, JSON_ONLY)
  const counts = (files: number) => ({ 'Number Files Created': files })
  const archive = tarOf({ 'a.txt': 'aaa', 'dir/': '', './dir/b.html': '<b>', 'large.bin': Buffer.alloc(200_000, 7) })

  test('creates an object for each file, and the container', async () => {
    expect((await extract('/new/up', archive)).body).toEqual(report('201 Created', counts(3)))
    expect((await account.get('/new?format=json')).body).toMatchObject([
      { name: 'up/a.txt', bytes: 3, content_type: 'text/plain' },
      { name: 'up/dir/b.html', content_type: 'text/html' },
      { name: 'up/large.bin', bytes: 200_000 },
    ])
    expect((await account.get('/new/up/large.bin')).bytes.equals(Buffer.alloc(200_000, 7))).toBe(true)
  })

  test('into an account uses the first folder as the container', async () => {
    expect((await extract('', tarOf({ 'c1/x': '1', 'c2/y': '2' }))).body).toEqual(report('201 Created', counts(2)))
    expect((await account.get('/c2/y')).body).toBe('2')
  })

  test('accepts gzip', async () => {
    expect((await extract('/zipped', gzipSync(archive), 'tar.gz')).body).toEqual(report('201 Created', counts(3)))
    expect((await account.get('/zipped/a.txt')).body).toBe('aaa')
  })

  test('accepts long names, of GNU and pax', async () => {
    const long = `${'d'.repeat(120)}/${'f'.repeat(60)}`
    const record = `  path=${long}-pax\n`
    const pax = Buffer.from(`${record.length + 1}${record.slice(1)}`)
    const block = (data: Buffer) => Buffer.concat([data, Buffer.alloc((512 - (data.length % 512)) % 512)])
    const name = Buffer.from(`${long}\0`)
    const odd = Buffer.concat([
      tarHeader('././@LongLink', name.length, 'L'),
      block(name),
      tarHeader('cut', 1, '0'),
      block(Buffer.from('1')),
      tarHeader('pax', pax.length, 'x'),
      block(pax),
      tarHeader('cut', 1, '0'),
      block(Buffer.from('2')),
      Buffer.alloc(1024),
    ])
    expect((await extract('/long', odd)).body).toEqual(report('201 Created', counts(2)))
    expect(await account.names('/long')).toEqual([long, `${long}-pax`])
  })

  test.for<[string, Buffer, string, string, number]>([
    ['nothing', Buffer.alloc(0), 'tar', 'Invalid Tar File: empty file', 0],
    ['an invalid archive', Buffer.from('nonsense'.repeat(200)), 'tar', 'Invalid Tar File: invalid header', 0],
    ['a truncated archive', archive.subarray(0, 5000), 'tar', 'Invalid Tar File: unexpected end of data', 2],
    ['an archive that is not gzip', archive, 'tar.gz', 'Invalid Tar File: not a gzip file', 0],
    ['an archive of folders only', tarOf({ 'a/': '' }), 'tar', 'Invalid Tar File: No Valid Files', 0],
  ])('%s is refused, in the report', async ([, bytes, format, sentence, files]) => {
    expect((await extract('/bad', bytes, format)).body).toEqual(report('400 Bad Request', counts(files), sentence))
  })

  test('an unknown format is refused', async () => {
    const { status, body } = await extract('/bad', archive, 'zip')
    expect([status, body]).toEqual([400, 'Unsupported archive format'])
  })

  test('enforces quotas and limits per file', async () => {
    await account.put('/tight', '', { 'x-container-meta-quota-bytes': '5' })
    const { body } = await extract('/tight', tarOf({ small: '123', big: '123456', ü: '1' }))
    expect(body).toEqual(report('400 Bad Request', counts(2), '', [['tight/big', '413 Request Entity Too Large']]))
  })

  test('needs permission', async () => {
    const { body } = await cloud.send('PUT', `${account.base}/x?extract-archive=tar`, {
      headers: JSON_ONLY,
      body: archive,
    })
    expect(body).toEqual(report('401 Unauthorized', counts(0)))
    expect((await account.head('/x')).status).toBe(404)
  })
})
