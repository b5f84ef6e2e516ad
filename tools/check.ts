import { availableParallelism } from 'node:os'
import { endWithChildren, runNode } from './run-node.ts'

interface Check {
  name: string
  /** Scripts to run one after the other, with their arguments. */
  scripts: string[][]
}

const FOLDERS = ['packages', 'apps', 'e2e', 'conformance', 'bench', 'tools']
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'

// The longest first, so that the short ones fill the other core meanwhile.
const checks: Check[] = [
  {
    name: 'bundle',
    scripts: [
      ['tools/bootstrap.mjs', 'build'],
      ['bench/run.ts', 'bundle'],
    ],
  },
  { name: 'repository', scripts: [['node_modules/vitest/vitest.mjs', 'run', 'tools/']] },
  { name: 'languages', scripts: [['tools/languages.ts']] },
  { name: 'lint', scripts: [['node_modules/oxlint/bin/oxlint']] },
  { name: 'dead code', scripts: [['node_modules/knip/bin/knip.js', '--no-config-hints']] },
  { name: 'types', scripts: [['node_modules/typescript/bin/tsc', '-p', '.']] },
  { name: 'types of console', scripts: [['node_modules/typescript/bin/tsc', '-p', 'packages/console']] },
  { name: 'cloud coverage', scripts: [['tools/cloud-coverage.ts', '--check']] },
  { name: 'imports', scripts: [[cruiser, '--config', '.dependency-cruiser.cjs', ...FOLDERS]] },
  { name: 'format', scripts: [['node_modules/oxfmt/bin/oxfmt', '--check', '.']] },
]

async function passes({ name, scripts }: Check): Promise<boolean> {
  const started = performance.now()
  const line = (word: string) => `${word} ${name.padEnd(18)}${((performance.now() - started) / 1000).toFixed(1)} s`
  for (const script of scripts) {
    const { code, output } = await runNode(script)
    if (code === 0) continue
    console.log(`${line('FAIL')}\n${output.trimEnd()}\n`)
    return false
  }
  console.log(line('ok  '))
  return true
}

endWithChildren()
const waiting = [...checks]
const failed: string[] = []
const worker = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    if (!(await passes(check))) failed.push(check.name)
  }
}
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))

if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
console.log(`${checks.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
