import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from './checks.ts'
import { conclude, runJobs } from './jobs.ts'
import { endWithChildren, root } from './run-node.ts'
import { browserTests, unitTests } from './suites.ts'

/** The tests that also run on a real cloud; `npm test` runs them on the embedded cloud. */
const TESTS = ['contract/', 'walks/'].map((name) => `apps/meridian/test/${name}`)
const WALKS = '@openstack'
const LOCAL_KEYSTONE = 'http://127.0.0.1:5000/v3'
/** A real cloud takes its time, above all to build servers. */
const TIMEOUT_MS = 180_000

/** The cloud at MERIDIAN_TEST_AUTH_URL; without that, installs and starts the cloud of tools/openstack. */
function ensureCloud(): string {
  const given = process.env.MERIDIAN_TEST_AUTH_URL
  if (given) return given
  const { status } = spawnSync(join(root, 'tools/openstack/up'), { stdio: 'inherit' })
  if (status !== 0) throw new Error('tools/openstack/up failed: it needs root on Debian 12, see its README')
  return LOCAL_KEYSTONE
}

/** The beginnings of file names, as in `npm run test:openstack -- nova-servers flavors`; without any, everything runs. */
const filters = process.argv.slice(2)
const tests = filters.length > 0 ? filters.flatMap((name) => TESTS.map((folder) => folder + name)) : TESTS

endWithChildren()
const env = { MERIDIAN_TEST_AUTH_URL: ensureCloud() }
// All files share one cloud, with its quotas and lists.
const args = ['--no-file-parallelism', `--testTimeout=${TIMEOUT_MS}`, `--hookTimeout=${TIMEOUT_MS}`]
const walks = filters.map((name) => `e2e/${name}`)
const jobs = [
  unitTests('API', { args, env, filters: tests, isAlone: true }),
  build,
  browserTests({ args: [`--grep=${WALKS}`], env, filters: walks }),
]
process.exitCode = conclude(await runJobs(jobs))
