import { readFileSync } from 'node:fs'

/** How many tests of a run passed and failed. */
export interface Tally {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: VitestResult[] }[]
}

interface VitestResult {
  status: string
  fullName: string
  failureMessages: string[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** Reads Vitest's JSON report; a file that failed outside its tests, as in beforeAll, counts as one failure. */
export function vitestTally(file: string, exitCode: number): Tally {
  const report = read<VitestReport>(file)
  const failures = (report?.testResults ?? []).map(({ status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed').length
    return status === 'failed' ? Math.max(failed, 1) : failed
  })
  return withExitCode(
    { passed: report?.numPassedTests ?? 0, failed: failures.reduce((sum, count) => sum + count, 0) },
    exitCode,
  )
}

/** The failed tests of Vitest's JSON report with their errors: what a reader of a long log looks for. */
export function vitestFailures(file: string): string {
  return (read<VitestReport>(file)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === 'failed')
      if (failed.length === 0) return [`${name}\n${message}`]
      return failed.map(({ fullName, failureMessages }) => [`${name}: ${fullName}`, ...failureMessages].join('\n'))
    })
    .join('\n\n')
}

/** Reads Playwright's JSON report. */
export function playwrightTally(file: string, exitCode: number): Tally {
  const stats = read<PlaywrightReport>(file)?.stats
  const passed = stats ? stats.expected + stats.flaky : 0
  return withExitCode({ passed, failed: stats?.unexpected ?? 0 }, exitCode)
}

/** A run with an exit code other than 0 has at least one failure, whatever its report says. */
function withExitCode({ passed, failed }: Tally, exitCode: number): Tally {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) }
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report // written by the runner just before
  } catch {
    return undefined // the runner died before it wrote a report; its exit code is not 0
  }
}
