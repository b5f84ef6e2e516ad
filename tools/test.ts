import {
  branchPoint,
  browserSources,
  changedFiles,
  reachedBrowserTests,
  reachedRegistryTests,
  sourcesOf,
} from './changed.ts'
import { build, chromium, clients } from './checks.ts'
import { conclude, runJobs } from './jobs.ts'
import type { Job } from './jobs.ts'
import { endWithChildren } from './run-node.ts'
import { benchTests, browserTests, conformanceTests, unitSuites, unitTests } from './suites.ts'

/** File names or parts of them, as in `npm test -- images`, or `--changed`; without any, everything runs. */
const args = process.argv.slice(2)
const isChangedOnly = args.includes('--changed')

function jobs(): Job[] {
  if (isChangedOnly) return changedJobs()
  if (args.length === 0)
    return [clients, build, ...unitSuites(), chromium, browserTests({}), conformanceTests(), benchTests()]
  return [unitTests('units', { filters: args, isAlone: true }), chromium, build, browserTests({ filters: args })]
}

/** The tests that the changes since the branch left main can reach, committed or not. */
function changedJobs(): Job[] {
  const since = branchPoint()
  const changed = changedFiles(since)
  const walks = reachedBrowserTests(changed, browserSources())
  const registry = reachedRegistryTests(changed, sourcesOf('apps/meridian/test/**/*.test.ts'))
  return [
    clients,
    build,
    unitTests('units', { args: [`--changed=${since}`, '--passWithNoTests'], after: ['clients'] }),
    ...(registry.length > 0 ? [unitTests('registry', { filters: registry })] : []),
    ...(walks.length > 0 ? [chromium, { ...browserTests({ filters: walks }), isAlone: false }] : []),
    ...(changed.some((file) => file.startsWith('bench/')) ? [benchTests()] : []),
  ]
}

endWithChildren()
process.exitCode = conclude(await runJobs(jobs()), isChangedOnly)
