import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Held while apt-get works: suites that run side by side may both need packages, and apt-get fails instead of waiting. */
const LOCK = join(tmpdir(), 'meridian-apt.lock')

/** Installs Debian packages, if this is Debian and the user is root; false if that failed. */
export function installPackages(names: readonly string[]): boolean {
  const isAllowed = process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  if (!isAllowed) return false
  console.log(`Installing ${names.join(', ')} (apt-get) …`)
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names)
}

function apt(...args: string[]): boolean {
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300']
  const { status, stderr } = spawnSync('flock', [LOCK, 'apt-get', ...options, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) console.error(stderr?.trim() ?? 'flock is missing')
  return status === 0
}
