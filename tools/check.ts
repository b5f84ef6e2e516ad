import { build, checks, repository } from './checks.ts'
import { conclude, runJobs } from './jobs.ts'
import { endWithChildren } from './run-node.ts'

endWithChildren()
process.exitCode = conclude(await runJobs([build, ...checks, repository]))
