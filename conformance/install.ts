import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from '../tools/apt.ts'

/** Debian's Python: another Python earlier on PATH lacks the packages. */
export const PYTHON = '/usr/bin/python3'

/** Programs that the tests start, and Debian's packages for them. */
const PROGRAMS = {
  openstack: 'python3-openstackclient',
  swift: 'python3-swiftclient',
  rclone: 'rclone',
  curl: 'curl',
}

/** Plugins of the OpenStack client by Python module, and Debian's packages for them. */
const MODULES = {
  osc_placement: 'python3-osc-placement',
  heatclient: 'python3-heatclient',
  octaviaclient: 'python3-octaviaclient',
  barbicanclient: 'python3-barbicanclient',
}

export const pathOf = (program: keyof typeof PROGRAMS): string => `/usr/bin/${program}`

/** Installs the clients that are missing; throws if that is not possible. */
export function ensureClients(): void {
  const needed = missingPackages()
  if (needed.length === 0) return
  if (!installPackages(needed)) throw new Error(`The tests need Debian packages: apt-get install ${needed.join(' ')}`)
}

function missingPackages(): string[] {
  const programs = Object.entries(PROGRAMS).filter(([program]) => !existsSync(`/usr/bin/${program}`))
  const modules = Object.entries(MODULES).filter(([module]) => !hasModule(module))
  return [...programs, ...modules].map(([, name]) => name)
}

/** Finds the module without importing it, which would take a second. */
function hasModule(module: string): boolean {
  const script = `import importlib.util, sys; sys.exit(importlib.util.find_spec('${module}') is None)`
  try {
    execFileSync(PYTHON, ['-c', script], { stdio: 'ignore' })
    return true
  } catch {
    return false // Python or the module is missing: either way the package has to be installed
  }
}

if (import.meta.main) ensureClients()
