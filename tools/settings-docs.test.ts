import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HORIZON_ELSEWHERE } from './horizon-settings.ts'
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

/** The names in the `defaults.py` of Horizon 23's three packages, and the keys of its configuration. */
const HORIZON_SETTINGS = readFileSync(new URL('horizon-settings.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('every setting of Horizon is read, or has a line that explains why not', () => {
  const known = (name: string) => name in MEANINGS || name in HORIZON_ELSEWHERE
  expect(HORIZON_SETTINGS.filter((name) => !known(name) && !known(name.split('.')[0] ?? ''))).toEqual([])
  expect(Object.keys(HORIZON_ELSEWHERE).filter((name) => !HORIZON_SETTINGS.includes(name))).toEqual([])
})
