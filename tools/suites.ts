import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { RAN } from '../bench/measure.ts'
import { ensureChromium } from './chromium.ts'
import type { Job, Outcome } from './jobs.ts'
import { runNode } from './run-node.ts'
import { playwrightTally, vitestFailures, vitestTally } from './test-report.ts'

interface Suite {
  args?: readonly string[]
  env?: Record<string, string>
  /** Names or parts of names of files. A suite without such a file passes. */
  filters?: readonly string[]
}

interface UnitSuite extends Suite {
  /** Names of the jobs that must pass first. */
  after?: readonly string[]
  /** Show the output while the suite runs, alone on both cores. */
  isAlone?: boolean
  /** The suite may run beside the browser tests, and uses the time in which they wait. */
  isBackground?: boolean
}

/** Suites run side by side, and each has half of the cores. */
const WORKERS = Math.max(1, Math.floor(availableParallelism() / 2))

export function unitTests(name: string, suite: UnitSuite): Job {
  const { args = [], env, filters = [], after, isAlone = false, isBackground = false } = suite
  const options = isAlone ? ['--reporter=default'] : ['--reporter=dot', `--maxWorkers=${WORKERS}`]
  const run = async (report: string): Promise<Outcome> => {
    const program = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile.json=${report}`]
    const all = [...program, ...options, ...args, ...passEmpty(filters, '--passWithNoTests')]
    const { code, output } = await runNode(all, { show: isAlone, env })
    return { ...vitestTally(report, code), output: vitestFailures(report) || output }
  }
  return { name, after, isAlone, isBackground, run: () => withReport(run) }
}

/** The unit tests, the longest part first. The browser tests begin while it is still running. */
export const unitSuites = (): Job[] => [
  unitTests('API', {
    args: ['--project=cloud'],
    filters: ['apps/'],
    after: ['clients', 'build'],
    isBackground: true,
  }),
  unitTests('cloud', { args: ['--project=cloud'], filters: ['packages/cloud/'] }),
  // The clients bring the Python that reads what the console writes.
  unitTests('units', { args: ['--project=rest'], after: ['clients'] }),
]

/** The tests with the real clients wait most of the time. */
export const conformanceTests = (): Job =>
  unitTests('conformance', {
    args: ['--project=conformance', '--no-file-parallelism'],
    after: ['clients'],
    isBackground: true,
  })

/**
 * Every bench, small: one that no longer works would be noticed only when somebody measures. It waits for pages, so that
 * with the lowest priority beside the browser tests it would run out of time.
 */
export function benchTests(): Job {
  const run = async (): Promise<Outcome> => {
    const env = { CHROMIUM_PATH: ensureChromium(process.env) }
    const { code, output } = await runNode(['bench/run.ts', '--smoke'], { env })
    const ran = output.split('\n').filter((line) => line.startsWith(RAN)).length
    return { passed: ran, failed: code === 0 ? 0 : 1, output }
  }
  return { name: 'benches', after: ['build', 'Chromium'], isBackground: true, run }
}

export function browserTests({ args = [], env, filters = [] }: Suite): Job {
  const run = async (report: string): Promise<Outcome> => {
    const program = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=list,json']
    const { code } = await runNode([...program, ...args, ...passEmpty(filters, '--pass-with-no-tests')], {
      show: true,
      env: { ...env, CHROMIUM_PATH: ensureChromium(process.env), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    return playwrightTally(report, code)
  }
  return { name: 'browser', after: ['build', 'Chromium'], isAlone: true, run: () => withReport(run) }
}

const passEmpty = (filters: readonly string[], option: string) => (filters.length > 0 ? [option, ...filters] : [])

async function withReport(run: (report: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-test-'))
  try {
    return await run(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
