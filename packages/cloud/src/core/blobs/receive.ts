import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { tooLarge } from '../errors/fault.ts'

/** Bytes that have arrived but belong to nothing yet. Few of them are still in memory, many are on disk. */
export interface Received {
  location: Buffer | { path: string }
  size: number
  md5: string
  sha512: string
  /** The first bytes, for telling formats apart. */
  head: Buffer
}

/** So much goes into the database: its commit then is all that a small object waits for. */
const MAX_SMALL_BYTES = 16 * 1024

const HEAD_BYTES = 1024

/** Bytes that the process itself made; `path` is where many of them go. */
export function fromBytes(bytes: Buffer, path: string): Received {
  const isSmall = bytes.length <= MAX_SMALL_BYTES
  if (!isSmall) writeFileSync(path, bytes, { flush: true })
  const digest = (algorithm: string) => createHash(algorithm).update(bytes).digest('hex')
  const head = bytes.subarray(0, HEAD_BYTES)
  return {
    location: isSmall ? bytes : { path },
    size: bytes.length,
    md5: digest('md5'),
    sha512: digest('sha512'),
    head,
  }
}

/** Reads all there is to come; what is no longer little goes to the file `path`, which then is on disk. */
export async function receive(input: Readable, limit: number, path: string): Promise<Received> {
  const md5 = createHash('md5')
  const sha512 = createHash('sha512')
  let held: Buffer[] = []
  let head = Buffer.alloc(0)
  let size = 0
  let target: FileHandle | undefined
  try {
    // Left open on an error: the answer goes out on the connection that the bytes come in by.
    const chunks: AsyncIterable<Buffer> = input.iterator({ destroyOnReturn: false })
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > limit) throw tooLarge(`The data is larger than the limit of ${limit} bytes`)
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
      md5.update(chunk)
      sha512.update(chunk)
      held.push(chunk)
      if (size <= MAX_SMALL_BYTES) continue
      target ??= await open(path, 'wx')
      await target.appendFile(held.length === 1 ? chunk : Buffer.concat(held))
      held = []
    }
    await target?.sync()
    const place = target ? { path } : Buffer.concat(held)
    return { location: place, size, md5: md5.digest('hex'), sha512: sha512.digest('hex'), head }
  } catch (error) {
    if (target) rmSync(path, { force: true })
    throw isFull(error) ? tooLarge('There is no room left for the data') : error
  } finally {
    await target?.close()
  }
}

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'
