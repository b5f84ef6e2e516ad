import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createBlobs } from '../../../core/blobs/blobs.ts'
import { createBatch } from '../../../core/database/batch.ts'
import { openDb } from '../../../core/database/db.ts'
import { migrate } from '../../../core/database/migrate.ts'
import { createClock } from '../../../core/time/clock.ts'
import { images } from '../../../seed/images.ts'
import * as store from '../images/store.ts'
import { fillFrom } from './fill.ts'

const folder = mkdtempSync(join(tmpdir(), 'fill-'))
const db = openDb(join(folder, 'test.sqlite'))
const batch = createBatch(db, (error) => expect(error).toBe('never'))
const blobs = createBlobs({ db, batch, directory: join(folder, 'blobs'), owner: 'image' })
const own = { db, clock: createClock('instant') }

afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

test('a queued image becomes active with the given bytes, once', () => {
  migrate(db, 'kernel', new URL('../../../core/kernel/schema.sql', import.meta.url))
  migrate(db, 'image', new URL('../schema.sql', import.meta.url))
  const [{ data: _, ...image }] = images() as [ReturnType<typeof images>[number]] // the seed is not empty
  store.insert(db, { ...image, status: 'queued', disk_format: 'raw', size: null, checksum: null })
  const fill = fillFrom(blobs)
  expect(fill(own, image.id, Buffer.from('a disk'))).toBe(true)
  expect(store.find(db, image.id)).toMatchObject({ status: 'active', size: 6, virtual_size: 6 })
  expect(String(blobs.piece(image.id, 0, 5))).toBe('a disk')
  expect(fill(own, image.id, Buffer.from('another'))).toBe(false)
  expect(fill(own, 'nothing', Buffer.from('lost'))).toBe(false)
})
