import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { inHeader, swiftAccount } from '../../../../test-support/swift.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const account = await swiftAccount(cloud, 'demo', 'demo')
await account.put('/box')
const md5 = (data: string | Buffer) => createHash('md5').update(data).digest('hex')

describe('[SWIFT-03] writing an object', () => {
  test('a download returns the uploaded bytes', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256))
    const { status, headers } = await account.put('/box/bytes', bytes, { 'content-type': 'application/x-test' })
    expect([status, headers.etag]).toEqual([201, md5(bytes)])
    const response = await account.get('/box/bytes')
    expect(response.bytes.equals(bytes)).toBe(true)
    expect(response.headers).toMatchObject({ 'content-type': 'application/x-test', etag: md5(bytes) })
  })

  test('the length can be unknown', async () => {
    const { status } = await account.put('/box/chunked', 'in chunks', { 'transfer-encoding': 'chunked' })
    expect(status).toBe(201)
    expect((await account.get('/box/chunked')).body).toBe('in chunks')
  })

  test('bytes that do not match the ETag are not stored', async () => {
    await account.put('/box/safe', 'before')
    expect((await account.put('/box/safe', 'after', { etag: md5('other') })).status).toBe(422)
    expect((await account.get('/box/safe')).body).toBe('before')
    expect((await account.put('/box/safe', 'after', { etag: `"${md5('after')}"` })).status).toBe(201)
  })

  test.for<[string, Record<string, string>, number, string]>([
    ['too many bytes', { 'content-length': '5368709123' }, 413, 'Your request is too large.'],
    ['an unsupported condition', { 'if-none-match': 'x', 'content-length': '0' }, 400, 'If-None-Match only supports *'],
    ['an invalid time', { 'x-delete-at': 'soon', 'content-length': '0' }, 400, 'Non-integer X-Delete-At'],
    ['a past time', { 'x-delete-at': '1', 'content-length': '0' }, 400, 'X-Delete-At in past'],
    ['an invalid age', { 'x-delete-after': 'x', 'content-length': '0' }, 400, 'Non-integer X-Delete-After'],
    ['an age of 0', { 'x-delete-after': '0', 'content-length': '0' }, 400, 'X-Delete-After in past'],
    [
      'a manifest without a prefix',
      { 'x-object-manifest': 'box', 'content-length': '0' },
      400,
      'X-Object-Manifest must be in the format container/prefix',
    ],
  ])('%s is refused', async ([, headers, expected, sentence]) => {
    const { status, body } = await account.send('PUT', '/box/refused', { headers })
    expect([status, body]).toEqual([expected, sentence])
    expect((await account.head('/box/refused')).status).toBe(404)
  })

  test('a request without a length is refused', async () => {
    const { port } = new URL(cloud.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `PUT ${account.base}/box/x HTTP/1.1\r\nHost: localhost\r\nX-Auth-Token: ${account.client.token}\r\nConnection: close\r\n\r\n`,
    )
    const response = Buffer.concat(await socket.toArray()).toString('latin1')
    expect(response).toMatch(/^HTTP\/1.1 411 .*Missing Content-Length header\.$/s)
  })

  test('a name has at most 1024 bytes', async () => {
    expect((await account.put(`/box/${'n'.repeat(1024)}`)).status).toBe(201)
    const { status, body } = await account.put(`/box/${'n'.repeat(1025)}`)
    expect([status, body]).toEqual([400, 'Object name length of 1025 longer than 1024'])
  })

  test('into a missing container is refused', async () => {
    expect((await account.put('/nowhere/x', 'x')).status).toBe(404)
  })

  test.for([
    ['page.html', 'text/html'],
    ['photo.JPG', 'image/jpeg'],
    ['logs.tar.gz', 'application/x-tar'],
    ['notes.md', 'text/markdown'],
    ['no-ending', 'application/octet-stream'],
    ['folder.png/file', 'application/octet-stream'],
  ] as const)('%s has the media type %s', async ([name, type]) => {
    await account.put(`/box/${name}`)
    expect((await account.head(`/box/${name}`)).headers['content-type']).toBe(type)
  })

  test('a folder is an object whose name ends in a slash', async () => {
    await account.put('/box/folder/', '', { 'content-type': 'application/directory' })
    expect((await account.head('/box/folder/')).headers['content-type']).toBe('application/directory')
    expect((await account.head('/box/folder')).status).toBe(404)
    expect(await account.names('/box?prefix=folder&delimiter=/')).toEqual(['folder.png/', 'folder/'])
  })
})

describe('reading', () => {
  test.for<[string, number, string | null]>([
    ['bytes=0-0', 206, '0'],
    ['bytes=-3', 206, '789'],
    ['bytes=5-', 206, '56789'],
    ['bytes=8-100', 206, '89'],
    ['bytes=0-1,20-30', 206, '01'],
    ['bytes=10-', 416, null],
    ['bytes=-0', 416, null],
    ['bytes=5-2', 200, '0123456789'],
    ['nonsense', 200, '0123456789'],
  ])('Range: %s', async ([range, expected, content]) => {
    await account.put('/box/digits', '0123456789')
    const { status, body } = await account.get('/box/digits', { range })
    expect(status).toBe(expected)
    if (content !== null) expect(body).toBe(content)
  })

  test('several ranges are a multipart response', async () => {
    await account.put('/box/digits', '0123456789', { 'content-type': 'text/plain' })
    const { status, body, headers } = await account.get('/box/digits', { range: 'bytes=0-1,7-8' })
    const boundary = /^multipart\/byteranges;boundary=(\w+)$/.exec(headers['content-type'] ?? '')?.[1]
    const part = (range: string, text: string) =>
      `--${boundary}\r\nContent-Type: text/plain\r\nContent-Range: bytes ${range}/10\r\n\r\n${text}\r\n`
    expect([status, body]).toEqual([206, `${part('0-1', '01')}${part('7-8', '78')}--${boundary}--`])
  })

  test.for<[string, Record<string, string>, number]>([
    ['the same ETag', { 'if-none-match': `"${md5('0123456789')}"` }, 304],
    ['any ETag', { 'if-none-match': '*' }, 304],
    ['another ETag', { 'if-none-match': 'x' }, 200],
    ['a matching ETag', { 'if-match': `x, ${md5('0123456789')}` }, 200],
    ['an ETag that does not match', { 'if-match': 'x' }, 412],
    ['no change since', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, 304],
    ['a change since', { 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' }, 200],
    ['modified since', { 'if-unmodified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' }, 412],
    ['an invalid date', { 'if-modified-since': 'yesterday' }, 200],
  ])('with %s', async ([, headers, expected]) => {
    await account.put('/box/digits', '0123456789')
    expect((await account.get('/box/digits', headers)).status).toBe(expected)
    expect((await account.head('/box/digits', headers)).status).toBe(expected)
  })

  test('a missing object matches no ETag', async () => {
    expect((await account.get('/box/nothing', { 'if-match': '*' })).status).toBe(412)
    expect((await account.get('/box/nothing', { 'if-none-match': '*' })).status).toBe(404)
  })
})

describe('updating', () => {
  test('POST replaces all headers but the media type', async () => {
    await account.put('/box/note', 'x', {
      'content-type': 'text/plain',
      'x-object-meta-one': '1',
      'content-disposition': 'inline',
      'x-delete-after': '1000',
    })
    expect((await account.post('/box/note', { 'x-object-meta-zwei': inHeader('Größe') })).status).toBe(202)
    const { headers } = await account.head('/box/note')
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'x-object-meta-zwei': inHeader('Größe'),
      'content-length': '1',
    })
    for (const gone of ['x-object-meta-one', 'content-disposition', 'x-delete-at'])
      expect(headers).not.toHaveProperty(gone)
    await account.post('/box/note', { 'content-type': 'text/x-new' })
    expect((await account.head('/box/note')).headers['content-type']).toBe('text/x-new')
    expect((await account.get('/box?format=json&prefix=note&limit=1')).body).toMatchObject([
      { content_type: 'text/x-new' },
    ])
  })

  test('a missing object cannot be updated', async () => {
    expect((await account.post('/box/nothing', { 'x-object-meta-a': 'b' })).status).toBe(404)
  })
})

describe('[SWIFT-04] deleting', () => {
  test('removes the object, once', async () => {
    await account.put('/box/gone', 'x')
    expect((await account.del('/box/gone')).status).toBe(204)
    expect((await account.del('/box/gone')).status).toBe(404)
    expect((await account.get('/box/gone')).status).toBe(404)
  })

  test('can be conditional on X-Delete-At', async () => {
    await account.put('/box/timed', 'x', { 'x-delete-at': '4000000000' })
    const { status, body } = await account.del('/box/timed', { 'x-if-delete-at': '4000000001' })
    expect([status, body]).toEqual([412, 'X-If-Delete-At and X-Delete-At do not match'])
    expect((await account.del('/box/timed', { 'x-if-delete-at': '4000000000' })).status).toBe(204)
  })
})
