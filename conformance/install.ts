import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Held while apt works: several test files may want something at once, and apt refuses where it should wait. */
const LOCK = join(tmpdir(), 'meridian-conformance-apt.lock')

/** Installs a package of Debian's where a command does not run and that is allowed; otherwise says what to install. */
export function requirePackage(name: string, command: string, args: string[]): void {
  if (succeeds(command, args)) return
  const isRoot = process.getuid?.() === 0
  const apt = (...words: string[]) => succeeds('flock', [LOCK, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...words])
  const isInstalled = isRoot && apt('update') && apt('install', '-y', name)
  if (!isInstalled) throw new Error(`Conformance needs a package of Debian's: apt-get install ${name}`)
}

/** The same for a part of the OpenStack client, by the name of its Python module. */
export const requirePlugin = (name: string, module: string): void =>
  requirePackage(name, PYTHON, ['-c', `import ${module}`])

/** Debian's own Python: another one earlier on the path has none of the packages. */
export const PYTHON = '/usr/bin/python3'

function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    return true
  } catch {
    return false // a command that fails or is missing: either way it did not succeed
  }
}
