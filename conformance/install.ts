import { execFileSync } from 'node:child_process'

/** Installs a package of Debian's where a command does not run and that is allowed; otherwise says what to install. */
export function requirePackage(name: string, command: string, args: string[]): void {
  if (succeeds(command, args)) return
  const isRoot = process.getuid?.() === 0
  const wait = ['-o', 'DPkg::Lock::Timeout=300'] // several test files may want it at once
  const isInstalled =
    isRoot && succeeds('apt-get', [...wait, 'update']) && succeeds('apt-get', [...wait, 'install', '-y', name])
  if (!isInstalled) throw new Error(`Conformance needs a package of Debian's: apt-get install ${name}`)
}

function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    return true
  } catch {
    return false // a command that fails or is missing: either way it did not succeed
  }
}
