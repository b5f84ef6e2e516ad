import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './apt.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome']

/** The path of a Chromium for the browser tests; installs Debian's package if there is none. */
export function ensureChromium(env: NodeJS.ProcessEnv): string {
  const given = env.CHROMIUM_PATH
  if (given) {
    if (isProgram(given)) return given
    throw new Error(`CHROMIUM_PATH is ${given}, which is not a program`)
  }
  const found = find(env.PATH) ?? (installPackages(['chromium']) ? find(env.PATH) : undefined)
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
    return false // missing or not executable: either way the next candidate is tried
  }
}

if (import.meta.main) ensureChromium(process.env)
