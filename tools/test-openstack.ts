import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { endWithChildren, root, runNode } from './run-node.ts'

/** The tests that can tell one cloud from another: they run unchanged on the embedded cloud in `npm test`. */
const SUITES = ['apps/meridian/test/contract']
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

endWithChildren()
const filters = process.argv.slice(2)
const { code } = await runNode(
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    // One cloud for all files: quotas and lists are everybody's.
    '--no-file-parallelism',
    `--testTimeout=${TIMEOUT_MS}`,
    `--hookTimeout=${TIMEOUT_MS}`,
    ...(filters.length ? filters : SUITES),
  ],
  { show: true, env: { MERIDIAN_TEST_AUTH_URL: ensureCloud() } },
)
process.exitCode = code
