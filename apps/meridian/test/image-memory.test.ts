import { Readable } from 'node:stream'
import type { CreatedImage } from '@meridian/contract'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'
import { until } from './support/until.ts'

const MIB = 1024 * 1024
const CHUNK = Buffer.alloc(256 * 1024, 7)

let meridian: Console
let demo: Browser
let address: string
beforeAll(async () => {
  meridian = await startConsole()
  demo = meridian.browser()
  await demo.signIn('demo')
  address = await meridian.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => meridian.stop())

async function waitingImage(): Promise<CreatedImage> {
  const body = { name: 'large', disk_format: 'raw', visibility: 'private', data: 'large.raw' }
  return (await demo.send('PUT', '/api/glance/images/', body)).json()
}

const send = (image: CreatedImage, body: Readable, signal?: AbortSignal) =>
  request(address + (image.upload_url ?? ''), {
    method: 'PUT',
    body,
    ...(signal ? { signal } : {}),
    headers: {
      'content-type': 'application/octet-stream',
      'x-auth-token': image.token_id ?? '',
      cookie: [...demo.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    },
  })

const seen = async ({ id }: CreatedImage) => (await demo.get(`/api/glance/images/${id}/`)).json()

describe('[IMAGE-06] an image that is larger than memory', () => {
  test('is streamed to Glance', async () => {
    const size = 192 * MIB
    const before = process.memoryUsage().rss
    let most = before
    function* bytes() {
      for (let sent = 0; sent < size; sent += CHUNK.length) {
        most = Math.max(most, process.memoryUsage.rss())
        yield CHUNK
      }
    }
    const image = await waitingImage()
    const answer = await send(image, Readable.from(bytes()))
    expect(answer.statusCode).toBe(204)
    expect((await seen(image)).size).toBe(size)
    expect(most - before).toBeLessThan(96 * MIB)
  })

  test('whose upload the browser aborts is deleted, and the server keeps running', async () => {
    const stop = new AbortController()
    function* endless() {
      for (let sent = 0; ; sent += CHUNK.length) {
        if (sent > 8 * MIB) stop.abort()
        yield CHUNK
      }
    }
    const image = await waitingImage()
    await expect(send(image, Readable.from(endless()), stop.signal)).rejects.toThrow('aborted')
    await until(
      () => seen(image),
      ({ status }) => status === 'queued',
    )
  })
})
