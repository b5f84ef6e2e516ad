import { createHash } from 'node:crypto'
import { rmSync, truncateSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { isDiskFull } from '../database/db.ts'
import { insufficientStorage, tooLarge } from '../errors/fault.ts'

/** Bytes that were received but not saved yet; small ones in memory, large ones in a file. */
export interface Received {
  location: Buffer | { path: string }
  size: number
  md5: string
  sha512: string
  /** The first bytes, to detect the format. */
  head: Buffer
}

/** Larger blobs are stored in files, which need an fsync of their own. */
const MAX_SMALL_BYTES = 16 * 1024

const HEAD_BYTES = 1024

/** Large content is written to `path`. */
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

/** Bytes that are zero except for the first ones; their hashes are stored, since computing them takes seconds. */
export interface SparseData {
  head: Buffer
  size: number
  md5: string
  sha512: string
}

/** Writes a file that takes only the room of its head. */
export function fromSparse({ head, size, md5, sha512 }: SparseData, path: string): Received {
  writeFileSync(path, head)
  truncateSync(path, size)
  return { location: { path }, size, md5, sha512, head: head.subarray(0, HEAD_BYTES) }
}

interface Target {
  /** The most bytes. */
  limit: number
  path: string
  /** Simulates a full disk for tests. */
  requireRoom: () => void
}

/** Reads the stream to its end; large content is written to `path` and synced. */
export async function receive(input: Readable, { limit, path, requireRoom }: Target): Promise<Received> {
  const md5 = createHash('md5')
  const sha512 = createHash('sha512')
  let held: Buffer[] = []
  let head = Buffer.alloc(0)
  let size = 0
  let target: FileHandle | undefined
  try {
    // Stays open on an error, since the response is sent on the same connection.
    const chunks: AsyncIterable<Buffer> = input.iterator({ destroyOnReturn: false })
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > limit) throw tooLarge(`The data is larger than the limit of ${limit} bytes`)
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
      md5.update(chunk)
      sha512.update(chunk)
      held.push(chunk)
      if (size <= MAX_SMALL_BYTES) continue
      requireRoom()
      target ??= await open(path, 'wx')
      await target.appendFile(held.length === 1 ? chunk : Buffer.concat(held))
      held = []
    }
    await target?.sync()
    const location = target ? { path } : Buffer.concat(held)
    return { location, size, md5: md5.digest('hex'), sha512: sha512.digest('hex'), head }
  } catch (error) {
    if (target) rmSync(path, { force: true })
    throw isDiskFull(error) ? insufficientStorage() : error
  } finally {
    await target?.close()
  }
}
