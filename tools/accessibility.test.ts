import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CRITERIA } from './accessibility-criteria.ts'
import { REPORTS } from './accessibility.ts'
import { root } from './run-node.ts'

test('the accessibility reports are up to date', () => {
  for (const [file, report] of Object.entries(REPORTS)) expect(readFileSync(file, 'utf8')).toBe(report())
})

test('the accessibility report has every criterion once, and names tests that exist', () => {
  expect(new Set(CRITERIA.map(({ num }) => num)).size).toBe(55)
  const named = CRITERIA.flatMap(({ tests = [] }) => tests)
  expect(named.length).toBeGreaterThan(40)
  const missing = named.filter(
    ([file, title]) => !readFileSync(join(root, 'e2e', file), 'utf8').includes(`test('${title}`),
  )
  expect(missing).toEqual([])
})
