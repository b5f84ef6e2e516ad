import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { endWithChildren, root, runNode } from './run-node.ts'
import { playwrightTally, vitestTally } from './test-report.ts'
import type { Tally } from './test-report.ts'

/** File names or parts of them, as in `npm test -- images`; without any, everything runs. */
const filters = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'meridian-test-'))

async function unitTests(): Promise<Tally> {
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const none = filters.length > 0 ? ['--passWithNoTests'] : []
  const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...none, ...filters], {
    show: true,
  })
  return vitestTally(report, code)
}

async function browserTests(): Promise<Tally> {
  const report = join(reports, 'playwright.json')
  const none = filters.length > 0 ? ['--pass-with-no-tests'] : []
  const { code } = await runNode(
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=list,json', ...none, ...filters],
    { show: true, env: { CHROMIUM_PATH: ensureChromium(process.env), PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  return playwrightTally(report, code)
}

/** Something the tests need is missing: said in one line, counted as a failure. */
function missing(error: unknown): Tally {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1 }
}

endWithChildren()
const build = await runNode(['tools/bootstrap.mjs', 'build'], { show: true })
const tallies = [build.code === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 }, await unitTests()]
if (existsSync(join(root, 'e2e/playwright.config.ts'))) tallies.push(await browserTests().catch(missing))
rmSync(reports, { recursive: true, force: true })

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
