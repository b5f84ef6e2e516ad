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
import { receive, fromBytes, fromSparse } from './receive.ts'
import type { Received, SparseData } from './receive.ts'

/**
 * The content of images and objects. Small blobs are stored in the database, large ones in files, which are synced before the
 * row that refers to them. All methods but `receive`, `fromBytes`, `fromSparse` and `discard` need a transaction.
 */
export interface Blobs {
  receive: (input: Readable, limit: number) => Promise<Received>
  /** For bytes that the cloud generates itself. */
  fromBytes: (bytes: Buffer) => Received
  /** For large data of the seed. */
  fromSparse: (data: SparseData) => Received
  /** Stores received bytes as the blob `id`. */
  save: (received: Received, id: string) => void
  /** Removes the file of a blob that was saved in a transaction that is rolled back. */
  undoSave: (id: string) => void
  /** Removes received bytes that were not saved. */
  discard: (received: Received) => void
  /** Bytes of a blob, both ends included. */
  piece: (id: string, start: number, end: number) => Piece
  /** Stores the same bytes under another id; files are hard-linked, since blobs never change. */
  copy: (id: string, copyId: string) => void
  /** Responses that are being sent still get all bytes. */
  remove: (id: string) => void
  /** Removes all files that are not in use. */
  sweep: (isUsed: (id: string) => boolean) => void
}

export interface BlobStorage {
  db: Db
  batch: Pick<Batch, 'beforeCommit' | 'afterCommit'>
  /** For the files. */
  directory: string
  /** Service type. */
  owner: string
}

export function createBlobs({ db, batch, directory, owner }: BlobStorage): Blobs {
  const incoming = join(directory, 'incoming')
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true })
  const pathOf = (id: string) => join(directory, encodeURIComponent(id))
  const saved = new WeakSet<Received>()
  const syncDirectory = () => sync(directory)
  const removeRow = (id: string) => db.run('DELETE FROM kernel_blobs WHERE owner = ? AND id = ?', owner, id) > 0
  return {
    receive: (input, limit) => receive(input, { limit, path: join(incoming, newUuid()), requireRoom: db.requireRoom }),
    fromBytes: (bytes) => fromBytes(bytes, join(incoming, newUuid())),
    fromSparse: (data) => fromSparse(data, join(incoming, newUuid())),
    save(received, id) {
      const { location } = received
      saved.add(received)
      removeRow(id)
      if (Buffer.isBuffer(location)) {
        db.run('INSERT INTO kernel_blobs (owner, id, bytes) VALUES (?, ?, ?)', owner, id, location)
        return
      }
      renameSync(location.path, pathOf(id))
      batch.beforeCommit(syncDirectory)
      batch.afterCommit(
        () => {},
        () => rmSync(pathOf(id), { force: true }),
      )
    },
    undoSave: (id) => rmSync(pathOf(id), { force: true }),
    discard(received) {
      const { location } = received
      if (!saved.has(received) && !Buffer.isBuffer(location)) rmSync(location.path, { force: true })
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
    sweep(isUsed) {
      const entries = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isFile())
      for (const { name } of entries) if (!isUsed(decodeURIComponent(name))) rmSync(join(directory, name))
    },
  }
}

/** Gives a file a second path; blobs never change, so that a copy is needed only where links are not possible. */
export function link(path: string, copy: string): void {
  try {
    linkSync(path, copy)
  } catch {
    // Some file systems have no hard links, and all limit their number.
    copyFileSync(path, copy, constants.COPYFILE_FICLONE)
    sync(copy)
  }
}

function sync(path: string): void {
  const target = openSync(path, 'r')
  fsyncSync(target)
  closeSync(target)
}
