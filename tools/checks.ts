import type { Job } from './jobs.ts'
import { runNode } from './run-node.ts'

const FOLDERS = ['packages', 'apps', 'e2e', 'conformance', 'bench', 'tools']
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'

interface Script {
  after?: readonly string[]
  env?: Record<string, string>
  isBackground?: boolean
  /** What it counts if it exits with 0; otherwise it fails. */
  passed?: number
}

function scriptJob(
  name: string,
  script: readonly string[],
  { after, env, isBackground = false, passed = 1 }: Script = {},
): Job {
  const run = async () => {
    const { code, output } = await runNode(script, { env, isBackground })
    return code === 0 ? { passed, failed: 0 } : { passed: 0, failed: 1, output }
  }
  return { name, after, isBackground, run }
}

/** Builds the console for the bundle check and the browser tests. Only its failure counts. */
export const build = scriptJob('build', ['tools/bootstrap.mjs', 'build'], { passed: 0 })

/** Installs Chromium for the browser tests if it is missing. Only its failure counts. */
export const chromium = scriptJob('Chromium', ['tools/chromium.ts'], { passed: 0 })

/** Installs the clients that the tests run if they are missing: inside a test, that would take longer than it may. */
export const clients = scriptJob('clients', ['conformance/install.ts'], { passed: 0 })

/** Each of the compiler's checkers computes the shared types again: with one it needs half of the CPU time of four. */
const tsc = ['node_modules/typescript/bin/tsc', '--checkers', '1']
/** The compiler and the rules that know types run for seconds: collecting their garbage would take a quarter of those. */
const NO_GARBAGE_COLLECTION = { GOGC: 'off', GOMEMLIMIT: '3GiB' }
/** On one thread the rules that know types need three quarters of the CPU time of two. */
const ONE_THREAD = { GOMAXPROCS: '1' }

/** No check waits for anything, so none can be too slow in the background. */
const check: typeof scriptJob = (name, script, options) => scriptJob(name, script, { ...options, isBackground: true })

/** The tests of the rules for the repository; part of the unit tests. */
export const repository = check('repository', ['node_modules/vitest/vitest.mjs', 'run', 'tools/'])

/** The longest first, so that the short ones fill the other core meanwhile. */
export const checks: readonly Job[] = [
  check('lint', ['node_modules/oxlint/bin/oxlint', '--threads=1'], {
    env: { ...ONE_THREAD, ...NO_GARBAGE_COLLECTION },
  }),
  check('dead code', ['node_modules/knip/bin/knip.js', '--no-config-hints']),
  check('imports', [cruiser, '--config', '.dependency-cruiser.cjs', ...FOLDERS]),
  check('types', [...tsc, '-p', '.'], { env: NO_GARBAGE_COLLECTION }),
  check('types of console', [...tsc, '-p', 'packages/console'], { env: NO_GARBAGE_COLLECTION }),
  check('languages', ['tools/languages.ts']),
  check('bundle', ['bench/run.ts', 'bundle'], { after: ['build'] }),
  check('cloud coverage', ['tools/cloud-coverage.ts', '--check']),
  check('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
]
