import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { playwrightTally, vitestTally } from './test-report.ts'

const written = (report: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('the count of a run', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 0, testResults: [{ status: 'passed', assertionResults: [{}] }] }

  test('is what Vitest reports', () => {
    expect(vitestTally(written(vitest), 0)).toEqual({ passed: 5, failed: 0 })
  })

  test('includes test files that could not be loaded', () => {
    const testResults = [...vitest.testResults, { status: 'failed', assertionResults: [] }]
    expect(vitestTally(written({ ...vitest, numFailedTests: 1, testResults }), 1)).toEqual({ passed: 5, failed: 2 })
  })

  test('is what Playwright reports, with a flaky test counted as passed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }
    expect(playwrightTally(written({ stats }), 1)).toEqual({ passed: 4, failed: 1 })
  })

  test('shows a failure when the runner failed though its tests passed', () => {
    expect(vitestTally(written(vitest), 1)).toEqual({ passed: 5, failed: 1 })
  })

  test('shows a failure when the runner died without a report', () => {
    expect(vitestTally('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1 })
    expect(playwrightTally('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1 })
  })
})
