import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { link } from '../blobs/blobs.ts'
import type { Db } from './db.ts'

/** One saved state of the data folder, for tests that start again from it. */
export interface Snapshot {
  /** Saves the database and the files beside it; outside of transactions only. */
  take: () => void
  /** Puts the saved state back; false if none was saved. Outside of transactions only. */
  restore: () => boolean
}

export function createSnapshot(db: Db, dataDir: string): Snapshot {
  const blobs = join(dataDir, 'blobs')
  const folder = join(dataDir, 'snapshot')
  const savedDb = join(folder, 'cloud.sqlite')
  const savedBlobs = join(folder, 'blobs')
  return {
    take() {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
      db.copyTo(savedDb)
      linkAll(blobs, savedBlobs)
    },
    restore() {
      if (!existsSync(savedDb)) return false
      db.replaceBy(savedDb)
      // Files that the saved state lacks are removed by the services when they recover.
      linkAll(savedBlobs, blobs)
      return true
    },
  }
}

/** Links the files of each service; those that are being received lie in a folder of their own. */
function linkAll(from: string, to: string): void {
  for (const owner of readdirSync(from)) {
    mkdirSync(join(to, owner), { recursive: true })
    for (const file of readdirSync(join(from, owner), { withFileTypes: true })) {
      if (!file.isFile()) continue
      const target = join(to, owner, file.name)
      rmSync(target, { force: true })
      link(join(from, owner, file.name), target)
    }
  }
}
