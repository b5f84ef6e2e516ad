import { build, checks, chromium, clients } from './checks.ts'
import { conclude, runJobs } from './jobs.ts'
import { endWithChildren } from './run-node.ts'
import { browserTests, unitSuites } from './suites.ts'

// Everything that `npm run check` and `npm test` do, each part once. The short checks come last of those that run side
// by side, so that both cores are busy until the browser tests take them.
endWithChildren()
process.exitCode = conclude(await runJobs([clients, build, ...unitSuites(), chromium, ...checks, browserTests({})]))
