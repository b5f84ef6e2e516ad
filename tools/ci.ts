import { build, checks, chromium, clients } from './checks.ts'
import { conclude, runJobs } from './jobs.ts'
import { endWithChildren } from './run-node.ts'
import { browserTests, unitSuites } from './suites.ts'

// Everything that `npm run check` and `npm test` do, each part once. The checks come last: they use the CPU time that
// the browser tests leave while they wait.
endWithChildren()
process.exitCode = conclude(await runJobs([clients, build, ...unitSuites(), chromium, browserTests({}), ...checks]))
