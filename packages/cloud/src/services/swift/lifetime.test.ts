import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { swiftAccount } from '../../../test-support/swift.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const account = await swiftAccount(cloud, 'demo', 'demo')
await account.put('/box')

const blobs = () => readdirSync(join(cloud.dataDir, 'blobs', 'object-store')).filter((name) => name !== 'incoming')
/** Long enough to be stored as a file. */
const long = (text: string) => text.repeat(10_000)
const incoming = () => readdirSync(join(cloud.dataDir, 'blobs', 'object-store', 'incoming'))

test('an expired object is removed with its file', async () => {
  const before = blobs().length
  await account.put('/box/soon', long('bytes'), { 'x-delete-after': '60' })
  await account.put('/box/later', long('bytes'))
  const at = Number((await account.head('/box/soon')).headers['x-delete-at'])
  await account.post('/box/later', { 'x-delete-at': String(at + 60) })
  cloud.clock.advance(59)
  expect((await account.get('/box/soon')).status).toBe(200)
  cloud.clock.advance(1)
  expect((await account.get('/box/soon')).status).toBe(404)
  expect(await account.names('/box')).toEqual(['later'])
  expect((await account.head('/box')).headers['x-container-object-count']).toBe('1')
  cloud.clock.advance(60)
  expect(await account.names('/box')).toEqual([])
  expect(blobs()).toHaveLength(before)
})

test('replaced and deleted objects leave no file behind', async () => {
  const before = blobs().length
  for (const text of ['one', 'two', 'three']) await account.put('/box/o', long(text))
  await account.put('/box/empty', '')
  expect(blobs()).toHaveLength(before + 1)
  await account.put('/box/o', long('bad'), { etag: 'x' })
  await account.del('/box/o')
  await account.del('/box/empty')
  expect(blobs()).toHaveLength(before)
  expect(incoming()).toEqual([])
})

test('an aborted upload changes nothing', async () => {
  await account.put('/box/whole', 'whole')
  const { hostname, port } = new URL(cloud.url)
  const headers = { 'x-auth-token': account.client.token, 'content-length': '1000000' }
  const upload = request({ hostname, port, method: 'PUT', path: `${account.base}/box/whole`, headers })
  upload.on('error', () => {}) // aborted on purpose
  upload.write(Buffer.alloc(100_000))
  await expect.poll(() => incoming().length).toBe(1)
  upload.destroy()
  await expect.poll(() => incoming().length).toBe(0)
  expect((await account.get('/box/whole')).body).toBe('whole')
  expect(cloud.logLines).toEqual([])
})

test('a client that is still sending gets the error response', async () => {
  const bytes = Buffer.alloc(8_000_000)
  const responses = await Promise.all(Array.from({ length: 5 }, () => account.put('/nowhere/x', bytes)))
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

test('a download completes although the object is replaced', async () => {
  const bytes = randomBytes(3_000_000)
  await account.put('/box/read', bytes)
  const { hostname, port } = new URL(cloud.url)
  const headers = { 'x-auth-token': account.client.token }
  const response = await new Promise<Readable>((resolve, reject) => {
    request({ hostname, port, path: `${account.base}/box/read`, headers }, resolve)
      .on('error', reject)
      .end()
  })
  await account.put('/box/read', 'new')
  const read = Buffer.concat(await response.toArray())
  expect(read.equals(bytes)).toBe(true)
  expect((await account.get('/box/read')).body).toBe('new')
})

test('one of two concurrent uploads wins, and the counts are right', async () => {
  await account.put('/race')
  const texts = Array.from({ length: 20 }, (_, index) => 'x'.repeat(index + 1))
  const responses = await Promise.all(texts.map((text) => account.put('/race/o', text)))
  expect(responses.map(({ status }) => status)).toEqual(texts.map(() => 201))
  const { body, headers } = await account.get('/race/o')
  expect(texts).toContain(body)
  expect((await account.head('/race')).headers['x-container-bytes-used']).toBe(headers['content-length'])
  const first = await Promise.all(texts.map(() => account.put('/race/new', 'x', { 'if-none-match': '*' })))
  expect(first.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('a restart keeps everything but orphaned files', async () => {
  await account.put('/kept', '', { 'x-container-meta-a': 'b' })
  await account.put('/kept/o', 'kept', { 'x-object-meta-c': 'd' })
  writeFileSync(join(cloud.dataDir, 'blobs', 'object-store', 'orphan'), 'left by a crash')
  await cloud.restart()
  expect(blobs()).not.toContain('orphan')
  expect(await account.get('/kept/o')).toMatchObject({ body: 'kept', headers: { 'x-object-meta-c': 'd' } })
  expect((await account.head('/kept')).headers['x-container-meta-a']).toBe('b')
})

test('memory does not grow with the upload', { timeout: 60_000 }, async () => {
  const CHUNK = Buffer.alloc(1024 * 1024, 'meridian')
  const CHUNKS = 192
  const { hostname, port } = new URL(cloud.url)
  const headers = { 'x-auth-token': account.client.token, 'transfer-encoding': 'chunked' }
  const target = { hostname, port, path: `${account.base}/box/large` }
  let highest = 0
  const watch = () => (highest = Math.max(highest, process.memoryUsage.rss()))
  const before = process.memoryUsage.rss()

  const status = await new Promise<number | undefined>((resolve, reject) => {
    const upload = request({ ...target, method: 'PUT', headers }, (response) => resolve(response.resume().statusCode))
    Readable.from(chunks(CHUNK, CHUNKS, watch)).pipe(upload.on('error', reject))
  })
  expect(status).toBe(201)

  const hash = createHash('md5')
  const response = await new Promise<Readable>((resolve, reject) => {
    request({ ...target, headers: { 'x-auth-token': account.client.token } }, resolve)
      .on('error', reject)
      .end()
  })
  for await (const chunk of response) {
    hash.update(chunk)
    watch()
  }
  const expected = createHash('md5')
  for (let count = 0; count < CHUNKS; count++) expected.update(CHUNK)
  expect(hash.digest('hex')).toBe(expected.digest('hex'))
  expect((highest - before) / 1024 ** 2).toBeLessThan(CHUNKS / 2)
})

function* chunks(chunk: Buffer, count: number, each: () => void) {
  for (let made = 0; made < count; made++) {
    each()
    yield chunk
  }
}
