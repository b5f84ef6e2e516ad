import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { withLock } from './lock.mjs'
import { Problem, announce, run } from './process.mjs'

/** The sources of the build. */
const SOURCES = ['packages/console', 'packages/contract', 'packages/wire', 'package-lock.json']
const NOT_SOURCES = /^(?:node_modules|dist|.*\.test\.tsx?)$/

/** Builds packages/console/dist unless it was built from these sources. */
export async function ensureConsole(root, node, env) {
  const dist = join(root, 'packages/console/dist')
  const stampFile = join(dist, '.built-from')
  const sources = digest(root)
  const isFresh = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources
  if (isFresh()) return
  await withLock(join(root, '.runtime', 'build.lock'), async (onStart) => {
    if (!isFresh()) await announce('Building the console', () => build(root, dist, sources, node, { env, onStart }))
  })
}

/** Builds into another folder and swaps the two, so that a running server never serves half a build. */
async function build(root, dist, sources, node, { env, onStart }) {
  const folder = dirname(dist)
  const draft = join(root, '.runtime', 'console-draft')
  const old = join(root, '.runtime', 'console-old')
  for (const left of [draft, old]) rmSync(left, { recursive: true, force: true })
  const vite = join(dirname(createRequire(join(folder, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', draft, '--emptyOutDir']
  const options = { cwd: folder, env: { ...env, NODE_ENV: 'production' }, quiet: true, onStart }
  const { code, output } = await run(node, args, options)
  if (code !== 0) throw new Problem(`The console does not build:\n${readable(output)}`)
  writeFileSync(join(draft, '.built-from'), sources)
  mkdirSync(dist, { recursive: true })
  renameSync(dist, old)
  renameSync(draft, dist)
  rmSync(old, { recursive: true, force: true })
}

/** The output without the stack, and with colours only on a terminal. */
const readable = (output) => {
  const text = output.replace(/\n\s+at [^]*$/, '').trim()
  return process.stderr.isTTY ? text : stripVTControlCharacters(text)
}

function digest(root) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!statSync(join(root, path)).isDirectory()) {
      hash.update(`${path}\0`).update(readFileSync(join(root, path)))
      return
    }
    for (const name of readdirSync(join(root, path)).sort()) {
      if (!NOT_SOURCES.test(name)) add(`${path}/${name}`)
    }
  }
  for (const source of SOURCES) add(source)
  return hash.digest('hex')
}
