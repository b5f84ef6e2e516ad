import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { playwrightTally, vitestFailures, vitestTally } from './test-report.ts'

const writeReport = (report: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('the tally of a run', () => {
  const file = (status: string, ...results: string[]) => ({
    status,
    assertionResults: results.map((result) => ({ status: result })),
  })
  const vitest = { numPassedTests: 2, testResults: [file('passed', 'passed', 'passed')] }

  test('counts what Vitest reports', () => {
    expect(vitestTally(writeReport(vitest), 0)).toEqual({ passed: 2, failed: 0 })
  })

  test('counts test files that failed outside their tests', () => {
    const broken = [file('failed'), file('failed', 'skipped', 'skipped'), file('failed', 'failed', 'failed', 'passed')]
    expect(vitestTally(writeReport({ numPassedTests: 1, testResults: broken }), 1)).toEqual({ passed: 1, failed: 4 })
  })

  test('counts what Playwright reports, a flaky test as passed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }
    expect(playwrightTally(writeReport({ stats }), 1)).toEqual({ passed: 4, failed: 1 })
  })

  test('counts a failure if the runner failed but its tests passed', () => {
    expect(vitestTally(writeReport(vitest), 1)).toEqual({ passed: 2, failed: 1 })
  })

  test('counts a failure if the runner died without a report', () => {
    expect(vitestTally('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1 })
    expect(playwrightTally('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1 })
  })
})

test('names the failed tests of a run with their errors', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [] },
    { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    {
      name: 'c.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'works', failureMessages: [] },
        { status: 'failed', fullName: 'breaks', failureMessages: ['Error: expected 1'] },
      ],
    },
  ]
  expect(vitestFailures(writeReport({ numPassedTests: 1, testResults }))).toBe(
    'b.test.ts\nCannot find module\n\nc.test.ts: breaks\nError: expected 1',
  )
  expect(vitestFailures('/nowhere/report.json')).toBe('')
})
