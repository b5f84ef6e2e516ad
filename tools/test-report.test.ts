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
  const file = (status: string, ...results: string[]) => ({
    status,
    assertionResults: results.map((result) => ({ status: result })),
  })
  const vitest = { numPassedTests: 2, testResults: [file('passed', 'passed', 'passed')] }

  test('is what Vitest reports', () => {
    expect(vitestTally(written(vitest), 0)).toEqual({ passed: 2, failed: 0 })
  })

  test('includes test files that failed outside their tests', () => {
    const broken = [file('failed'), file('failed', 'skipped', 'skipped'), file('failed', 'failed', 'failed', 'passed')]
    expect(vitestTally(written({ numPassedTests: 1, testResults: broken }), 1)).toEqual({ passed: 1, failed: 4 })
  })

  test('is what Playwright reports, with a flaky test counted as passed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }
    expect(playwrightTally(written({ stats }), 1)).toEqual({ passed: 4, failed: 1 })
  })

  test('shows a failure when the runner failed though its tests passed', () => {
    expect(vitestTally(written(vitest), 1)).toEqual({ passed: 2, failed: 1 })
  })

  test('shows a failure when the runner died without a report', () => {
    expect(vitestTally('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1 })
    expect(playwrightTally('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1 })
  })
})
