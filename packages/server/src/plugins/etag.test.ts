import fastify from 'fastify'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { registerEtags } from './etag.ts'

/** Two texts that differ and have the same CRC32. */
const [BEFORE, AFTER] = ['plumless', 'buckeroo']

test('a name that was chosen to have the checksum of another does not hide its change', async () => {
  expect(crc32(BEFORE)).toBe(crc32(AFTER))
  const app = fastify()
  registerEtags(app)
  let shown = BEFORE
  app.get('/', () => shown)
  const { headers } = await app.inject('/')
  const again = () => app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
  expect((await again()).statusCode).toBe(304)
  shown = AFTER
  const changed = await again()
  expect([changed.statusCode, changed.body]).toEqual([200, AFTER])
})
