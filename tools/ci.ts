import { build, checks, chromium, clients } from './checks.ts'
import { conclude, runJobs } from './jobs.ts'
import { endWithChildren } from './run-node.ts'
import { benchTests, browserTests, conformanceTests, unitSuites } from './suites.ts'

// Everything that `npm run check` and `npm test` do, each part once. What comes last uses the CPU time that the browser
// tests leave while they wait.
endWithChildren()
const tests = [...unitSuites(), chromium, browserTests({}), conformanceTests(), benchTests()]
process.exitCode = conclude(await runJobs([clients, build, ...tests, ...checks]))
