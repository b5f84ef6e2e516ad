import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { Problem, announce, npmErrors, runNpm } from './process.mjs'

/** Installs the packages of package-lock.json unless they are installed. */
export async function ensureDependencies(root, node, env) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stampFile = join(root, 'node_modules', '.meridian-installed')
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch} ${node}\n${lock}`).digest('hex')
  if (read(stampFile) === stamp) return
  await withLock(join(root, '.runtime', 'install.lock'), async (onStart) => {
    if (read(stampFile) === stamp) return
    if (!isInstalled(root, lock)) await announce('Installing dependencies', () => install(root, node, { env, onStart }))
    writeFileSync(stampFile, stamp)
  })
}

async function install(root, node, options) {
  const { code, output } = await runNpm(node, ['ci', '--no-audit', '--no-fund'], { ...options, cwd: root })
  if (code !== 0) throw new Problem(`npm ci failed:\n${npmErrors(output)}`)
}

/** Whether the user has run npm, which records what it installed when it ends. */
function isInstalled(root, lock) {
  const record = read(join(root, 'node_modules', '.package-lock.json'))
  if (!record) return false
  const installed = JSON.parse(record).packages
  const libc = findLibc()
  return Object.entries(JSON.parse(lock).packages)
    .filter(([path, wanted]) => path.startsWith('node_modules/') && isNeeded(wanted, libc))
    .every(([path, wanted]) => isSame(installed[path], wanted))
}

const isSame = (installed, wanted) =>
  installed !== undefined && installed.version === wanted.version && installed.integrity === wanted.integrity

/** Whether this machine needs the package: the lock file also lists optional bindings for other machines. */
function isNeeded({ optional, os, cpu, libc }, ownLibc) {
  const fits = (list, value) => !list || list.includes(value)
  if (optional && !os && !cpu) return false
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, ownLibc)
}

function findLibc() {
  process.report.excludeNetwork = true // otherwise the report resolves the name of every open connection
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined // not installed yet
  }
}
