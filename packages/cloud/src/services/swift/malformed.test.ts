import fc from 'fast-check'
import { expect, test } from 'vitest'
import { swiftAccount, tarOf } from '../../../test-support/swift.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const account = await swiftAccount(cloud, 'demo', 'demo')
await account.put('/box', '', { 'x-versions-enabled': 'true' })
await account.put('/box/o', 'object')
await account.put('/box/m?multipart-manifest=put', JSON.stringify([{ path: '/box/o' }]))
await account.put('/box/d', '', { 'x-object-manifest': 'box/o' })
await account.put('/box/l', '', { 'x-symlink-target': 'box/o' })

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e400',
    'true',
    'null',
    '../..',
    '%',
    '%FF',
    '%00',
    'a'.repeat(3000),
    '💥',
    '__proto__',
  ),
)
const name = fc.oneof(text, fc.constantFrom('box', 'o', 'm', 'd', 'l', 'nothing'))
const encoded = (word: string) => encodeURIComponent(word.toWellFormed())

const path = fc.array(name, { maxLength: 3 }).map((names) => names.map((one) => `/${encoded(one)}`).join(''))
const known = fc.constantFrom('', '/box', '/box/o', '/box/m', '/box/d', '/box/l', '/box/new', '/new')

const QUERY = [
  'format',
  'limit',
  'marker',
  'end_marker',
  'prefix',
  'delimiter',
  'path',
  'reverse',
  'versions',
  'version-id',
  'version_marker',
  'multipart-manifest',
  'symlink',
  'bulk-delete',
  'extract-archive',
  'temp_url_sig',
  'temp_url_expires',
  'temp_url_prefix',
  'temp_url_ip_range',
  'filename',
  'inline',
  'swiftinfo_sig',
]
const query = fc.array(
  fc.tuple(
    fc.constantFrom(...QUERY),
    fc.oneof(text, fc.constantFrom('get', 'put', 'delete', 'tar', 'tar.gz', 'json', 'xml', 'raw', '4102444800')),
  ),
  { maxLength: 3 },
)

const HEADERS = [
  'range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'accept',
  'content-type',
  'etag',
  'destination',
  'destination-account',
  'x-copy-from',
  'x-copy-from-account',
  'x-fresh-metadata',
  'referer',
  'x-delete-at',
  'x-delete-after',
  'x-if-delete-at',
  'x-object-manifest',
  'x-symlink-target',
  'x-symlink-target-etag',
  'x-symlink-target-account',
  'x-detect-content-type',
  'x-container-read',
  'x-container-write',
  'x-storage-policy',
  'x-versions-enabled',
  'x-versions-location',
  'x-history-location',
  'x-remove-container-read',
  'x-object-meta-',
  'x-container-meta-quota-bytes',
  'x-container-meta-temp-url-key',
  'x-account-meta-temp-url-key',
  'x-object-meta-é',
  'x-container-meta-a',
  'x-object-meta-a',
  'x-account-meta-a',
  'x-account-meta-quota-bytes',
  'content-encoding',
]
const value = fc.oneof(
  text,
  fc.constantFrom(
    'bytes=0-1',
    'bytes=-',
    'bytes=1-0,2-',
    'box/o',
    '/box/m',
    '*',
    'box',
    '.r:*',
    'a:b,c',
    '1',
    '9'.repeat(30),
  ),
)
/** Headers that Node accepts. */
const headers = fc
  .dictionary(fc.constantFrom(...HEADERS.filter((header) => /^[\w-]+$/.test(header))), value, { maxKeys: 4 })
  .map((all) =>
    Object.fromEntries(
      Object.entries(all).map(([key, word]) => [key, word.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')]),
    ),
  )

const body = fc.oneof(
  fc.constantFrom('', '[', '[{}]', '{"a":1}', '[{"path":"/box/o"}]', '/box/o\n/box\n', '[[[[', '[{"data":"YQ=="}]'),
  fc.jsonValue({ maxDepth: 3 }).map((json) => JSON.stringify([json])),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constant(tarOf({ 'a/b': 'x', '': 'y' })),
)

const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'COPY']

test('no request gets a 5xx', { timeout: 60_000 }, async () => {
  const malformed = fc.record({
    method: fc.constantFrom(...METHODS),
    path: fc.oneof(path, known),
    query,
    headers,
    body,
  })
  await fc.assert(
    fc.asyncProperty(malformed, async ({ method, path: where, query: pairs, headers: sent, body: bytes }) => {
      const search = pairs.map((pair) => pair.map(encoded).join('=')).join('&')
      const request = method === 'GET' || method === 'HEAD' ? { headers: sent } : { headers: sent, body: bytes }
      const { status } = await account.send(method, `${where}?${search}`, request)
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 1500 },
  )
  expect(cloud.logLines).toEqual([])
})
