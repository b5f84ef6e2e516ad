import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepFilesUntilRead, removeFile } from './held-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'meridian-held-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file that is being read is removed after its last reader', () => {
  const path = join(folder, 'read')
  writeFileSync(path, 'x')
  const [one, other] = [keepFilesUntilRead([path]), keepFilesUntilRead([path])]
  removeFile(path)
  one()
  expect(existsSync(path)).toBe(true)
  other()
  expect(existsSync(path)).toBe(false)
})

test('a file without readers is removed at once', () => {
  const path = join(folder, 'unread')
  writeFileSync(path, 'x')
  removeFile(path)
  expect(existsSync(path)).toBe(false)
})
