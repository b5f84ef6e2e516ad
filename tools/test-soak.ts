import { conclude, runJobs } from './jobs.ts'
import { endWithChildren } from './run-node.ts'
import { unitTests } from './suites.ts'

/** The long versions of tests: more kills, more random cases, other ones on every run, and the code of every action. */
const env = { MERIDIAN_KILLS: '100', MERIDIAN_RUNS: '200', MERIDIAN_SEED: 'random', MERIDIAN_PROVE_ALL: '1' }
const TIMEOUT_MS = 1_800_000

/** The unit tests with long versions; names or parts of names of files choose others. */
const filters = process.argv.slice(2)

endWithChildren()
const args = [`--testTimeout=${TIMEOUT_MS}`, '--project=cloud', '--project=rest']
process.exitCode = conclude(await runJobs([unitTests('soak', { args, env, filters, isAlone: true })]))
