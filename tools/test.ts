import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endWithChildren, root } from './run-node.ts'
import { browserTests, buildConsole, conclude, missing, unitTests } from './suites.ts'

/** File names or parts of them, as in `npm test -- images`; without any, everything runs. */
const filters = process.argv.slice(2)

endWithChildren()
const tallies = [await buildConsole(), await unitTests({ args: [], filters })]
if (existsSync(join(root, 'e2e/playwright.config.ts')))
  tallies.push(await browserTests({ args: [], filters }).catch(missing))
process.exitCode = conclude(tallies)
