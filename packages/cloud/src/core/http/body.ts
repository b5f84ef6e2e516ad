import type { IncomingMessage } from 'node:http'
import { tooLarge } from '../errors/fault.ts'

/** Bodies that are read as a whole are JSON; the largest that services take are user data and templates. */
const MAX_BODY_BYTES = 1024 * 1024

/** A body that is too large is still read up to here, so that the client hears why. */
const MAX_IGNORED_BYTES = 16 * MAX_BODY_BYTES

/** No API nests this deep, and what reads recursively stays clear of the stack's end. */
const MAX_DEPTH = 64

/** The client went away before it had sent everything: nobody is left to answer. */
export class ClientGone extends Error {}

/** The whole body; undefined where the request has none. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  if (length === '0' && encoding === undefined) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of received(request)) {
    size += chunk.length
    if (size > MAX_IGNORED_BYTES) throw new ClientGone('The body has no end')
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  if (size > MAX_BODY_BYTES) throw tooLarge(`The body is larger than ${MAX_BODY_BYTES} bytes`)
  return Buffer.concat(chunks)
}

async function* received(request: IncomingMessage): AsyncGenerator<Buffer> {
  const source: AsyncIterable<Buffer> = request // without an encoding set, chunks are Buffers
  try {
    yield* source
  } catch (error) {
    throw new ClientGone('The request was cut off', { cause: error })
  }
}

/** What the bytes say as JSON; undefined where they are none, nest absurdly deep, or hold text that is not Unicode. */
export function parseJson(body: Buffer | undefined): unknown {
  try {
    const value: unknown = JSON.parse(body?.toString('utf8') ?? '')
    return isSane(value, MAX_DEPTH) ? value : undefined
  } catch {
    return undefined // JSON.parse says no more than that it is no JSON
  }
}

/** Half a surrogate pair can be written in JSON, but neither be stored nor be put into a path. */
function isSane(value: unknown, left: number): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return left > 0 && Object.entries(value).every(([key, item]) => key.isWellFormed() && isSane(item, left - 1))
}
