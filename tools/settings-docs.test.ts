import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../packages/server/src/settings.ts'
import { MEANINGS, SETTINGS_DOCUMENT, settingsDocument, settingsRead } from './settings-docs.ts'

test('docs/settings.md is up to date', () => {
  expect(readFileSync(SETTINGS_DOCUMENT, 'utf8')).toBe(settingsDocument())
})

test('every setting that has a default or that the code reads is documented', () => {
  const read = settingsRead()
  expect(read.length).toBeGreaterThan(10)
  expect([...read, ...Object.keys(DEFAULT_SETTINGS)].filter((name) => !(name in MEANINGS))).toEqual([])
})
