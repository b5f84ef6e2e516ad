import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { tooLarge } from './fault.ts'
import { removeFile } from './held-files.ts'
import { newUuid } from './ids.ts'

/** Bytes that have arrived and are on disk, but belong to nothing yet. */
export interface Received {
  path: string
  size: number
  md5: string
  sha512: string
  /** The first bytes, for telling formats apart. */
  head: Buffer
}

/** Files of bytes beside the database. A row that names a blob is written after the blob is on disk. */
export interface Blobs {
  receive: (input: Readable, limit: number) => Promise<Received>
  /** Bytes that the process itself made. */
  take: (bytes: Buffer) => Received
  /** Makes received bytes the blob `id`. */
  keep: (received: Received, id: string) => void
  discard: (received: Received) => void
  pathOf: (id: string) => string
  /** The same bytes under another id; since blobs never change, they are on disk only once. */
  copy: (id: string, copyId: string) => void
  /** Who is still reading the blob reads it to its end. */
  remove: (id: string) => void
  /** Removes all blobs that nobody wants. */
  sweep: (isWanted: (id: string) => boolean) => void
}

const HEAD_BYTES = 1024

export function createBlobs(directory: string): Blobs {
  const incoming = join(directory, 'incoming')
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true })
  const pathOf = (id: string) => join(directory, encodeURIComponent(id))
  const discard = ({ path }: Received) => rmSync(path, { force: true })
  return {
    pathOf,
    discard,
    receive: (input, limit) => receive(input, limit, join(incoming, newUuid())),
    take: (bytes) => take(bytes, join(incoming, newUuid())),
    keep(received, id) {
      renameSync(received.path, pathOf(id))
      sync(directory)
    },
    copy(id, copyId) {
      link(pathOf(id), pathOf(copyId))
      sync(directory)
    },
    remove: (id) => removeFile(pathOf(id)),
    sweep(isWanted) {
      const entries = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isFile())
      for (const { name } of entries) if (!isWanted(decodeURIComponent(name))) rmSync(join(directory, name))
    },
  }
}

function link(path: string, copy: string): void {
  try {
    linkSync(path, copy)
  } catch {
    // Not every file system has links, and none has them without limit.
    copyFileSync(path, copy, constants.COPYFILE_FICLONE)
    sync(copy)
  }
}

const digest = (algorithm: string, bytes: Buffer) => createHash(algorithm).update(bytes).digest('hex')

function take(bytes: Buffer, path: string): Received {
  writeFileSync(path, bytes, { flush: true })
  const head = bytes.subarray(0, HEAD_BYTES)
  return { path, size: bytes.length, md5: digest('md5', bytes), sha512: digest('sha512', bytes), head }
}

async function receive(input: Readable, limit: number, path: string): Promise<Received> {
  const md5 = createHash('md5')
  const sha512 = createHash('sha512')
  let head = Buffer.alloc(0)
  let size = 0
  const target = await open(path, 'wx')
  try {
    // Left open on an error: the answer goes out on the connection that the bytes come in by.
    const chunks: AsyncIterable<Buffer> = input.iterator({ destroyOnReturn: false })
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > limit) throw tooLarge(`The data is larger than the limit of ${limit} bytes`)
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
      md5.update(chunk)
      sha512.update(chunk)
      await target.appendFile(chunk)
    }
    await target.sync()
    return { path, size, md5: md5.digest('hex'), sha512: sha512.digest('hex'), head }
  } catch (error) {
    rmSync(path, { force: true })
    throw isFull(error) ? tooLarge('There is no room left for the data') : error
  } finally {
    await target.close()
  }
}

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

function sync(path: string): void {
  const target = openSync(path, 'r')
  fsyncSync(target)
  closeSync(target)
}
