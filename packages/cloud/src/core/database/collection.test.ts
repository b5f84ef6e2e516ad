import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collection } from './collection.ts'
import { is } from './condition.ts'
import { openDb } from './db.ts'
import type { Db } from './db.ts'

interface Thing {
  id: string
  colour: string
  size: number
}

const things = collection<Thing, 'colour' | 'size'>('things')
const folder = mkdtempSync(join(tmpdir(), 'collection-'))
let db: Db

beforeAll(() => {
  db = openDb(join(folder, 'test.sqlite'))
  db.script(`CREATE TABLE things (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, doc TEXT NOT NULL,
    colour TEXT NOT NULL AS (doc ->> 'colour'), size INTEGER NOT NULL AS (doc ->> 'size'))`)
  const rows = [
    { id: 'a', colour: 'red', size: 3 },
    { id: 'b', colour: 'blue', size: 1 },
    { id: 'c', colour: 'red', size: 2 },
    { id: 'd', colour: 'red', size: 2 },
  ]
  for (const row of rows) things.insert(db, row)
})

afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

const ids = (rows: readonly Thing[]) => rows.map(({ id }) => id).join('')

test('a page starts after the marker, also if the next row has equal values', () => {
  const sort = [{ column: 'size' as const, descending: true }, { column: 'id' as const }]
  expect(ids(things.list(db, { sort, limit: 2 }))).toBe('ac')
  expect(ids(things.list(db, { sort, limit: 2, after: 'c' }))).toBe('db')
})

test('a list can have an offset', () => {
  expect(ids(things.list(db, { offset: 1, limit: 2 }))).toBe('bc')
  expect(ids(things.list(db, { offset: 3 }))).toBe('d')
})

test('rows that match a condition are counted', () => {
  expect(things.count(db, is('colour', 'red'))).toBe(3)
  expect(things.count(db)).toBe(4)
})

test('documents are numbered in order of insertion', () => {
  expect(things.seqOf(db, 'c')).toBe(3)
  expect(things.seqOf(db, 'z')).toBeUndefined()
})
