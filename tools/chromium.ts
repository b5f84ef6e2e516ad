import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome']

/** The path of a Chromium for the browser tests; installs Debian's package where that is allowed. */
export function ensureChromium(env: NodeJS.ProcessEnv): string {
  const given = env.CHROMIUM_PATH
  if (given) {
    if (isProgram(given)) return given
    throw new Error(`CHROMIUM_PATH is ${given}, which is no program`)
  }
  const found = find(env.PATH) ?? (mayInstall() && install() ? find(env.PATH) : undefined)
  if (!found) throw new Error('The browser tests need Chromium: install the package chromium, or set CHROMIUM_PATH')
  return found
}

function find(path = ''): string | undefined {
  const programs = [...path.split(delimiter), '/usr/bin'].flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const apps = MAC_APPS.map((app) => join('/Applications', app))
  return [...programs, ...apps].find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false // absent or not ours to run: either way the next one is tried
  }
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && isProgram('/usr/bin/apt-get')

function install(): boolean {
  console.log('Installing Chromium (apt-get install chromium) …')
  const apt = (...args: string[]) => {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) console.error(stderr.trim())
    return status === 0
  }
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')
}
