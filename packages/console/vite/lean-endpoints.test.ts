import { globSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { withoutSummaries } from './lean-endpoints.ts'

const CONTRACT = path.resolve(import.meta.dirname, '../../contract/src')
const hasSummary = (code: string) => /\b(?:get|post|put|patch|del)\(\s*['"`][^'"`]*['"`],\s*(?!'')['"]/.test(code)

test('no summary of an endpoint is left, and nothing else is changed', () => {
  const code = `get('/api/a/', "List a project's \\"a\\"", {\n  result: items(A),\n})`
  expect(withoutSummaries(code)).toBe(`get('/api/a/', '', {\n  result: items(A),\n})`)
})

test('every endpoint of the contract is written so that its summary is found', () => {
  const files = globSync('**/*.ts', { cwd: CONTRACT, exclude: ['**/*.test.ts'] })
  const left = files.filter((file) => hasSummary(withoutSummaries(readFileSync(path.join(CONTRACT, file), 'utf8'))))
  expect(files.length).toBeGreaterThan(50)
  expect(left).toEqual([])
})
