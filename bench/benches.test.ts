import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { benches } from './benches.ts'

test('what each folder measures is run, and with it in the small run of the tests', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).filter((name) => name !== 'node_modules')
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !(name in benches))).toEqual([])
})
