import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { endWithChildren, root } from './run-node.ts'
import { browserTests, buildConsole, conclude, missing, unitTests } from './suites.ts'

/** The tests that can tell one cloud from another: they run unchanged on the embedded cloud in `npm test`. */
const CONTRACT = 'apps/meridian/test/contract'
const WALKS = '@openstack'
const LOCAL_KEYSTONE = 'http://127.0.0.1:5000/v3'
/** A real cloud takes its time, above all for whatever it builds. */
const TIMEOUT_MS = 180_000

/** A cloud of one's own can be named; otherwise the one of tools/openstack is installed and started. */
function ensureCloud(): string {
  const named = process.env.MERIDIAN_TEST_AUTH_URL
  if (named) return named
  const { status } = spawnSync(join(root, 'tools/openstack/up'), { stdio: 'inherit' })
  if (status !== 0) throw new Error('tools/openstack/up failed: it needs root on Debian 12, see its README')
  return LOCAL_KEYSTONE
}

/** How names of files begin, as in `npm run test:openstack -- nova-servers flavors`; without any, everything runs. */
const filters = process.argv.slice(2)
const contract = filters.length > 0 ? filters.map((name) => `${CONTRACT}/${name}`) : [CONTRACT]

endWithChildren()
const env = { MERIDIAN_TEST_AUTH_URL: ensureCloud() }
// One cloud for all files: quotas and lists are everybody's.
const args = ['--no-file-parallelism', `--testTimeout=${TIMEOUT_MS}`, `--hookTimeout=${TIMEOUT_MS}`]
process.exitCode = conclude([
  await buildConsole(),
  await unitTests({ args, env, filters: contract }),
  await browserTests({ args: [`--grep=${WALKS}`], env, filters: filters.map((name) => `e2e/${name}`) }).catch(missing),
])
