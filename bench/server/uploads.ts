import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { request } from 'undici'
import type { Measure } from '../measure.ts'
import { startProgram } from '../program.ts'
import type { Program } from '../program.ts'
import { signIn } from './browser.ts'
import type { Browser } from './browser.ts'
import { sized } from '../size.ts'

const SIZE = sized(2 * 1024 ** 3, 8 * 1024 ** 2)
const CHUNK = Buffer.alloc(256 * 1024, 7)
const SAMPLE_MS = 200
/** What the server may hold of a body of any length: socket buffers, and garbage before its collection. */
const MOST_MB = 96

/** Two gibibytes through the server, as an image, as an object and back: its memory must not grow with them. */
export async function measureUploads(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-'))
  const place = { HOST: '127.0.0.1', CLOUD_PORT: '0', MERIDIAN_DATA: folder }
  const cloud = await startProgram('cloud/cloud-program', [], place)
  const server = await startProgram('server/server-program', [`${cloud.url}/identity/v3`])
  try {
    const browser = await signIn(server.url)
    return [
      await growthOf('2 GiB image, sent', server, () => sendImage(server.url, browser)),
      await growthOf('2 GiB object, sent', server, () => sendObject(server.url, browser)),
      await growthOf('2 GiB object, fetched', server, () => fetchObject(server.url, browser)),
    ]
  } finally {
    await Promise.all([server.stop(), cloud.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function growthOf(name: string, server: Program, act: () => Promise<void>): Promise<Measure> {
  const { rssMb: before } = await server.used()
  const began = performance.now()
  const over = act().then(() => true)
  let most = before
  do most = Math.max(most, (await server.used()).rssMb)
  while (!(await Promise.race([over, pause()])))
  const seconds = (performance.now() - began) / 1000
  const note = `${most.toFixed(0)} MB in all, ${(SIZE / 1e6 / seconds).toFixed(0)} MB/s`
  return { name, value: most - before, budget: MOST_MB, unit: 'MB', note }
}

const pause = () => new Promise<boolean>((resolve) => setTimeout(resolve, SAMPLE_MS, false))

function* bytes() {
  for (let sent = 0; sent < SIZE; sent += CHUNK.length) yield CHUNK
}

async function sendImage(url: string, browser: Browser): Promise<void> {
  const image = { name: 'large', disk_format: 'raw', visibility: 'private', data: 'large.raw' }
  const { upload_url, token_id } = JSON.parse(
    (await browser.send('PUT', '/api/glance/images/', image)).bytes.toString(),
  )
  const { statusCode, body } = await request(url + upload_url, {
    method: 'PUT',
    body: Readable.from(bytes()),
    headersTimeout: 0,
    headers: { ...browser.headers(), 'content-type': 'application/octet-stream', 'x-auth-token': token_id },
  })
  if (statusCode !== 204) throw new Error(`The image was refused: ${await body.text()}`)
}

const OBJECT = '/api/swift/containers/large/object/large.bin'

async function sendObject(url: string, browser: Browser): Promise<void> {
  await browser.send('POST', '/api/swift/containers/large/metadata/', { is_public: false })
  const boundary = 'meridian-bench'
  function* form() {
    yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="large.bin"\r\n\r\n`)
    yield* bytes()
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  const { statusCode, body } = await request(url + OBJECT, {
    method: 'POST',
    body: Readable.from(form()),
    headersTimeout: 0,
    headers: { ...browser.headers(), 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  if (statusCode !== 201) throw new Error(`The object was refused: ${await body.text()}`)
}

async function fetchObject(url: string, browser: Browser): Promise<void> {
  const { statusCode, body } = await request(url + OBJECT, { headers: browser.headers() })
  let size = 0
  for await (const chunk of body) size += (chunk as Buffer).length // undici's bodies are of buffers
  if (statusCode !== 200 || size !== SIZE) throw new Error(`The object came as ${statusCode} with ${size} bytes`)
}
