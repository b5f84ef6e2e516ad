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
} from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Batch } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import type { Piece } from '../http/reply.ts'
import { newUuid } from '../ids.ts'
import { removeFile } from './held-files.ts'
import { receive, fromBytes } from './receive.ts'
import type { Received } from './receive.ts'

/**
 * Bytes that rows name: small ones in the database, large ones in files beside it, which are on disk before the row is. All
 * but receiving, taking and discarding happens inside a transaction.
 */
export interface Blobs {
  receive: (input: Readable, limit: number) => Promise<Received>
  /** Bytes that the process itself made. */
  fromBytes: (bytes: Buffer) => Received
  /** Makes received bytes the blob `id`. */
  save: (received: Received, id: string) => void
  /** Takes away at once what was kept in a transaction that is failing. */
  removeUnsaved: (id: string) => void
  /** Forgets received bytes, unless they have been kept. */
  discard: (received: Received) => void
  /** Bytes of a blob to send, both ends included. */
  piece: (id: string, start: number, end: number) => Piece
  /** The same bytes under another id; since blobs never change, large ones are on disk only once. */
  copy: (id: string, copyId: string) => void
  /** Who is still reading the blob reads it to its end. */
  remove: (id: string) => void
  /** Removes all files that nobody wants. */
  sweep: (isWanted: (id: string) => boolean) => void
}

export interface BlobStorage {
  db: Db
  batch: Pick<Batch, 'beforeCommit' | 'afterCommit'>
  /** Where files go. */
  directory: string
  /** Whose blobs these are. */
  owner: string
}

export function createBlobs({ db, batch, directory, owner }: BlobStorage): Blobs {
  const incoming = join(directory, 'incoming')
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true })
  const pathOf = (id: string) => join(directory, encodeURIComponent(id))
  const kept = new WeakSet<Received>()
  const syncDirectory = () => sync(directory)
  const removeRow = (id: string) => db.run('DELETE FROM kernel_blobs WHERE owner = ? AND id = ?', owner, id) > 0
  return {
    receive: (input, limit) => receive(input, limit, join(incoming, newUuid())),
    fromBytes: (bytes) => fromBytes(bytes, join(incoming, newUuid())),
    save(received, id) {
      const { location: place } = received
      kept.add(received)
      removeRow(id)
      if (Buffer.isBuffer(place)) {
        db.run('INSERT INTO kernel_blobs (owner, id, bytes) VALUES (?, ?, ?)', owner, id, place)
        return
      }
      renameSync(place.path, pathOf(id))
      batch.beforeCommit(syncDirectory)
    },
    removeUnsaved: (id) => rmSync(pathOf(id), { force: true }),
    discard(received) {
      const { location: place } = received
      if (!kept.has(received) && !Buffer.isBuffer(place)) rmSync(place.path, { force: true })
    },
    piece(id, start, end) {
      const row = db.get<{ bytes: Uint8Array }>('SELECT bytes FROM kernel_blobs WHERE owner = ? AND id = ?', owner, id)
      return row ? Buffer.from(row.bytes).subarray(start, end + 1) : { path: pathOf(id), start, end }
    },
    copy(id, copyId) {
      const isSmall = db.run(
        'INSERT INTO kernel_blobs (owner, id, bytes) SELECT owner, ?, bytes FROM kernel_blobs WHERE owner = ? AND id = ?',
        copyId,
        owner,
        id,
      )
      if (isSmall) return
      link(pathOf(id), pathOf(copyId))
      batch.beforeCommit(syncDirectory)
    },
    remove(id) {
      if (!removeRow(id)) batch.afterCommit(() => removeFile(pathOf(id)))
    },
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

function sync(path: string): void {
  const target = openSync(path, 'r')
  fsyncSync(target)
  closeSync(target)
}
