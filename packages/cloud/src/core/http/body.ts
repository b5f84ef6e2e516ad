import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { MAX_NESTING, parseJson as parseLimited } from '@meridian/wire'
import { tooLarge } from '../errors/fault.ts'

/** The largest JSON bodies are user data and templates. */
const MAX_BODY_BYTES = 1024 * 1024

/** A body that is too large is read up to here, so that the client gets the 413. */
const MAX_IGNORED_BYTES = 16 * MAX_BODY_BYTES

/** The client disconnected before it had sent the request, so there is no one to respond to. */
export class ClientGone extends Error {}

/** undefined if the request has no body. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  if (length === '0' && encoding === undefined) return undefined
  return readWhole(request)
}

/** The bytes of a body that is small enough for memory. */
export async function readWhole(request: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of received(request)) {
    size += chunk.length
    if (size > MAX_IGNORED_BYTES) throw new ClientGone('The body is far too large')
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  if (size > MAX_BODY_BYTES) throw tooLarge(`The body is larger than ${MAX_BODY_BYTES} bytes`)
  return Buffer.concat(chunks)
}

async function* received(request: Readable): AsyncGenerator<Buffer> {
  const source: AsyncIterable<Buffer> = request // without an encoding set, chunks are Buffers
  try {
    yield* source
  } catch (error) {
    throw new ClientGone('The client disconnected', { cause: error })
  }
}

/** undefined if the body is not JSON, nests too deep, or contains text that is not valid Unicode. */
export function parseJson(body: Buffer | undefined): unknown {
  try {
    const value = parseLimited(body?.toString('utf8') ?? '')
    return isValid(value, MAX_NESTING) ? value : undefined
  } catch {
    return undefined // not JSON
  }
}

/** JSON can contain half a surrogate pair, which can neither be stored nor put into a path. */
function isValid(value: unknown, left: number): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return left > 0 && Object.entries(value).every(([key, item]) => key.isWellFormed() && isValid(item, left - 1))
}
