// Entry of every npm script. Plain JavaScript, since the Node that runs it may be too old for the rest.
import { readFileSync } from 'node:fs'
import { dirname, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureConsole } from './bootstrap/console.mjs'
import { ensureDependencies } from './bootstrap/dependencies.mjs'
import { Problem, Stopped, run } from './bootstrap/process.mjs'
import { ensureRuntime } from './bootstrap/runtime.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Target → its script; `console` builds the console first, `runsAs` names the Node options in runtime.json. */
const targets = {
  start: { script: 'apps/meridian/src/main.ts', console: true, runsAs: 'server' },
  dev: { script: 'apps/meridian/src/dev.ts' },
  cloud: { script: 'apps/meridian/src/cloud.ts', runsAs: 'cloud' },
  doctor: { script: 'apps/meridian/src/doctor.ts' },
  build: { console: true },
  check: { script: 'tools/check.ts' },
  test: { script: 'tools/test.ts' },
  'test:openstack': { script: 'tools/test-openstack.ts' },
  'test:firefox': { script: 'e2e/firefox/walk.ts', console: true },
  'test:soak': { script: 'tools/test-soak.ts' },
  ci: { script: 'tools/ci.ts' },
  coverage: { script: 'tools/cloud-coverage.ts' },
  conformance: { script: 'conformance/run.ts' },
  bench: { script: 'bench/run.ts', console: true },
  look: { script: 'e2e/look.ts', console: true },
  pictures: { script: 'e2e/pictures.ts', console: true },
  fmt: { script: 'node_modules/oxfmt/bin/oxfmt' },
  'new:resource': { script: 'tools/new-resource.ts' },
}

async function main([name, ...args]) {
  const target = targets[name]
  if (!target) throw new Problem(`Usage: node tools/bootstrap.mjs ${Object.keys(targets).join('|')} [arguments]`)
  const node = await ensureRuntime(root)
  const env = {
    // Caches the sources without their types, which halves the time to load them.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
  }
  await ensureDependencies(root, node, env)
  if (target.console) await ensureConsole(root, node, env)
  if (!target.script) return 0
  const { flags, environment } = runtimeOf(target.runsAs)
  const options = { cwd: root, env: { ...environment, ...env } }
  const { code } = await run(node, [...flags, join(root, target.script), ...args], options)
  return code
}

/** Node options that keep the memory of long-running programs small. */
function runtimeOf(program) {
  if (!program) return { flags: [], environment: {} }
  const { flags, environment } = JSON.parse(readFileSync(join(root, 'apps/meridian/runtime.json'), 'utf8'))
  return { flags: flags[program], environment }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (error instanceof Stopped) process.kill(process.pid, error.signal)
  else if (error instanceof Problem) console.error(error.message)
  else throw error
  process.exitCode = 1
}
