import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { runNode } from './run-node.ts'
import { playwrightTally, vitestTally } from './test-report.ts'
import type { Tally } from './test-report.ts'

/** What a suite is run with. */
interface Suite {
  args: readonly string[]
  env?: Record<string, string>
  /** Names or parts of names of files; none of them may be of this suite. */
  filters: readonly string[]
}

const reports = mkdtempSync(join(tmpdir(), 'meridian-test-'))

export async function unitTests({ args, env, filters }: Suite): Promise<Tally> {
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const none = filters.length > 0 ? ['--passWithNoTests'] : []
  const program = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...none]
  const { code } = await runNode([...program, ...args, ...filters], { show: true, env })
  return vitestTally(report, code)
}

export async function browserTests({ args, env, filters }: Suite): Promise<Tally> {
  const report = join(reports, 'playwright.json')
  const none = filters.length > 0 ? ['--pass-with-no-tests'] : []
  const program = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=list,json', ...none]
  const { code } = await runNode([...program, ...args, ...filters], {
    show: true,
    env: { ...env, CHROMIUM_PATH: ensureChromium(process.env), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return playwrightTally(report, code)
}

/** The console as it is now, for the browser. */
export async function buildConsole(): Promise<Tally> {
  const { code } = await runNode(['tools/bootstrap.mjs', 'build'], { show: true })
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}

/** Something the tests need is missing: said in one line, counted as a failure. */
export function missing(error: unknown): Tally {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1 }
}

/** The last line of a run, and what its process ends with. */
export function conclude(tallies: readonly Tally[]): number {
  rmSync(reports, { recursive: true, force: true })
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}
