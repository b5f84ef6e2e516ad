import { describe, expect, test } from 'vitest'
import { swiftAccount } from '../../../../test-support/swift.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import { successor, walk } from './walk.ts'

const cloud = await testCloud()
const account = await swiftAccount(cloud, 'admin', 'admin')
await account.put('/box')
const NAMES = [
  '/',
  'a',
  'a/',
  'a//b',
  'a/b',
  'a/b/c',
  'a/z',
  'ab',
  'b/x/y',
  'b/x/z',
  'z',
  'z-',
  'é/ü',
  '\u{ffff}',
  '💥/x',
]
for (const name of NAMES.toReversed()) await account.put(`/box/${encodeURIComponent(name)}`, name)

describe('[SWIFT-02] the listing of a container', () => {
  test.for<[string, string[]]>([
    ['', NAMES],
    ['delimiter=/', ['/', 'a', 'a/', 'ab', 'b/', 'z', 'z-', 'é/', '\u{ffff}', '💥/']],
    ['delimiter=/&limit=3', ['/', 'a', 'a/']],
    ['delimiter=/&marker=a/', ['ab', 'b/', 'z', 'z-', 'é/', '\u{ffff}', '💥/']],
    ['delimiter=/&marker=a/b', ['a/', 'ab', 'b/', 'z', 'z-', 'é/', '\u{ffff}', '💥/']],
    ['delimiter=/&prefix=a/', ['a/', 'a//', 'a/b', 'a/b/', 'a/z']],
    ['delimiter=/&prefix=a/&marker=a/b', ['a/b/', 'a/z']],
    ['delimiter=/&end_marker=b', ['/', 'a', 'a/', 'ab']],
    [
      'delimiter=/x/',
      ['/', 'a', 'a/', 'a//b', 'a/b', 'a/b/c', 'a/z', 'ab', 'b/x/', 'z', 'z-', 'é/ü', '\u{ffff}', '💥/x'],
    ],
    ['prefix=a/b', ['a/b', 'a/b/c']],
    ['prefix=%F0%9F', []],
    ['prefix=%F0%9F%92%A5', ['💥/x']],
    ['limit=2&marker=a', ['a/', 'a//b']],
    ['marker=a/b&end_marker=ab', ['a/b/c', 'a/z']],
    ['limit=0', []],
    ['limit=nonsense&prefix=z', ['z', 'z-']],
    ['reverse=true&limit=3', ['💥/x', '\u{ffff}', 'é/ü']],
    ['reverse=on&delimiter=/&limit=5', ['💥/', '\u{ffff}', 'é/', 'z-', 'z']],
    ['reverse=1&delimiter=/&marker=b/', ['ab', 'a/', 'a', '/']],
    ['reverse=yes&marker=ab&end_marker=a/b', ['a/z', 'a/b/c']],
    ['path=a', ['a/b', 'a/z']],
    ['path=a/', ['a/b', 'a/z']],
    ['path=b/x', ['b/x/y', 'b/x/z']],
    ['path=', ['/', 'a', 'a/', 'ab', 'z', 'z-', '\u{ffff}']],
    ['path=nothing', []],
  ])('%s', async ([query, expected]) => {
    if (query === 'prefix=%F0%9F') {
      const { status, body } = await account.get(`/box?${query}`)
      expect([status, body]).toEqual([400, '"prefix" parameter not valid UTF-8'])
    } else expect(await account.names(`/box?${query}`)).toEqual(expected)
  })

  test('shows the attributes of an object', async () => {
    const { body } = await account.get('/box?format=json&prefix=a&limit=1')
    expect(body).toEqual([
      {
        name: 'a',
        bytes: 1,
        hash: '0cc175b9c0f1b6a831c399e269772661',
        content_type: 'application/octet-stream',
        last_modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/),
      },
    ])
    expect((await account.get('/box?format=json&prefix=b&delimiter=/')).body).toEqual([{ subdir: 'b/' }])
  })

  test('escapes XML', async () => {
    await account.put('/odd%20%22box%22')
    await account.put('/odd%20%22box%22/a%3Cb%3E%26%22c%22', '', { 'content-type': 'x/y' })
    const { body, headers } = await account.get('/odd%20%22box%22?format=xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<container name="odd &quot;box&quot;"><object><name>a&lt;b&gt;&amp;"c"<\/name><hash>d41d8cd98f00b204e9800998ecf8427e<\/hash><bytes>0<\/bytes><content_type>x\/y<\/content_type><last_modified>[^<]+<\/last_modified><\/object><\/container>$/,
    )
    expect((await account.get('/box?format=xml&prefix=b&delimiter=/')).body).toContain(
      '<subdir name="b/"><name>b/</name></subdir>',
    )
  })

  test('has at most 10000 entries', async () => {
    const { status, body } = await account.get('/box?limit=10001')
    expect([status, body]).toEqual([412, 'Maximum limit is 10000'])
  })
})

describe('the format', () => {
  test.for<[string, string]>([
    ['*/*', 'text/plain'],
    ['application/json', 'application/json'],
    ['application/json;q=0.5, text/plain;q=0.9', 'text/plain'],
    ['application/json, text/plain, */*', 'application/json'],
    ['*/*;q=0.1, application/xml', 'application/xml'],
    ['text/xml', 'text/xml'],
    ['application/*', 'application/json'],
  ])('Accept: %s gets %s', async ([accept, type]) => {
    const { headers } = await account.get('/box?limit=1', { accept })
    expect(headers).toMatchObject({ 'content-type': `${type}; charset=utf-8`, vary: 'Accept' })
  })

  test('a client that accepts none of them is refused', async () => {
    expect((await account.get('/box', { accept: 'image/png' })).status).toBe(406)
    expect((await account.get('/box', { accept: 'nonsense' })).body).toBe('Invalid Accept header')
  })
})

test('the listing of an account follows the same rules', async () => {
  for (const name of ['x-1', 'x-2', 'y']) await account.put(`/${name}`)
  expect(await account.names('?prefix=x')).toEqual(['x-1', 'x-2'])
  expect(await account.names('?prefix=x&delimiter=-')).toEqual(['x-'])
  expect(await account.names('?marker=x-1&end_marker=y')).toEqual(['x-2'])
  expect(await account.names('?reverse=true&limit=2')).toEqual(['y', 'x-2'])
  expect((await account.get('?format=xml&prefix=y')).body).toMatch(
    /<account name="AUTH_[0-9a-f]{32}">\n<container><name>y<\/name><count>0<\/count><bytes>0<\/bytes><last_modified>[^<]+<\/last_modified><\/container>\n<\/account>$/,
  )
})

describe('the walk', () => {
  test('skips a folder in one step, however many objects it has', () => {
    const names = [
      'a/0',
      ...Array.from({ length: 5000 }, (_, index) => `b/${String(index).padStart(4, '0')}`),
      'c',
    ].sort()
    let fetched = 0
    const query = {
      limit: 10,
      prefix: '',
      delimiter: '/',
      marker: '',
      endMarker: '',
      isReverse: false,
      path: undefined,
    }
    const found = walk(query, ({ from = '', after = '', limit }) => {
      const rows = names.filter((name) => name >= from && name > after).slice(0, limit)
      fetched += rows.length
      return rows.map((name) => ({ name }))
    })
    expect(found).toEqual([{ subdir: 'a/' }, { subdir: 'b/' }, { name: 'c' }])
    expect(fetched).toBeLessThan(50)
  })

  test.for<[string, string | undefined]>([
    ['a', 'b'],
    ['a\u{d7ff}', 'a\u{e000}'],
    ['a\u{10ffff}', 'b'],
    ['\u{10ffff}', undefined],
    ['', undefined],
  ])('the successor of %j is %j', ([text, expected]) => {
    expect(successor(text)).toBe(expected)
  })
})
