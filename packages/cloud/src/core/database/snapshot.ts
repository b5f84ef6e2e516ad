import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
      cpSync(blobs, savedBlobs, { recursive: true })
    },
    restore() {
      if (!existsSync(savedDb)) return false
      db.replaceBy(savedDb)
      // Files that the saved state lacks are removed by the services when they recover.
      cpSync(savedBlobs, blobs, { recursive: true })
      return true
    },
  }
}
