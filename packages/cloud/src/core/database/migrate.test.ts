import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openDb } from './db.ts'
import { migrate } from './migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'meridian-migrate-'))
afterAll(() => rmSync(folder, { recursive: true }))
const FIRST = '-- version 1\nCREATE TABLE words (word TEXT);\n'

function schema(text: string): URL {
  const file = join(folder, 'schema.sql')
  writeFileSync(file, text)
  return pathToFileURL(file)
}

test('a database without missing versions is not written: a cloud starts on a full disk', () => {
  const db = openDb(':memory:')
  expect(migrate(db, 'image', schema(FIRST))).toBe(true)
  db.simulateFull(true)
  db.run('BEGIN')
  expect(migrate(db, 'image', schema(FIRST))).toBe(false)
  db.run('COMMIT')
})

test('missing versions are applied, which needs room', () => {
  const db = openDb(':memory:')
  migrate(db, 'image', schema(FIRST))
  db.run('BEGIN')
  db.simulateFull(true)
  expect(migrate(db, 'image', schema(`${FIRST}-- version 2\nINSERT INTO words VALUES ('two');`))).toBe(false)
  expect(() => db.run('COMMIT')).toThrow('database or disk is full')
  db.simulateFull(false)
  db.run('COMMIT')
  expect(db.get('SELECT word FROM words')).toEqual({ word: 'two' })
})
