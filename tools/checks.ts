import type { Job } from './jobs.ts'
import { runNode } from './run-node.ts'

const FOLDERS = ['packages', 'apps', 'e2e', 'conformance', 'bench', 'tools']
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'

/** A job that runs a script, counts `passed` if it exits with 0, and fails otherwise. */
const scriptJob = (name: string, script: readonly string[], passed: number, after?: readonly string[]): Job => ({
  name,
  after,
  async run() {
    const { code, output } = await runNode(script)
    return code === 0 ? { passed, failed: 0 } : { passed: 0, failed: 1, output }
  },
})

const check = (name: string, script: readonly string[], after?: readonly string[]) => scriptJob(name, script, 1, after)

/** Builds the console for the bundle check and the browser tests. Only its failure counts. */
export const build: Job = scriptJob('build', ['tools/bootstrap.mjs', 'build'], 0)

/** Installs Chromium for the browser tests if it is missing. Only its failure counts. */
export const chromium: Job = scriptJob('Chromium', ['tools/chromium.ts'], 0)

/** Installs the clients that the tests run if they are missing: inside a test, that would take longer than it may. */
export const clients: Job = scriptJob('clients', ['conformance/install.ts'], 0)

/** The tests of the rules for the repository; part of the unit tests. */
export const repository = check('repository', ['node_modules/vitest/vitest.mjs', 'run', 'tools/'])

/** Each of the compiler's checkers computes the shared types again: with one it needs half of the CPU time of four. */
const tsc = ['node_modules/typescript/bin/tsc', '--checkers', '1']

/** The longest first, so that the short ones fill the other core meanwhile. */
export const checks: readonly Job[] = [
  check('lint', ['node_modules/oxlint/bin/oxlint']),
  check('dead code', ['node_modules/knip/bin/knip.js', '--no-config-hints']),
  check('imports', [cruiser, '--config', '.dependency-cruiser.cjs', ...FOLDERS]),
  check('types', [...tsc, '-p', '.']),
  check('types of console', [...tsc, '-p', 'packages/console']),
  check('languages', ['tools/languages.ts']),
  check('bundle', ['bench/run.ts', 'bundle'], ['build']),
  check('cloud coverage', ['tools/cloud-coverage.ts', '--check']),
  check('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
]
