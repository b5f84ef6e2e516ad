import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './apt.ts'

/** Chromium without the parts that draw windows: the browser tests need a fifth less CPU time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome']

/** Makes sure that there is a Chromium for the browser tests: installs Debian's package if it can. Returns its path. */
export function ensureChromium(env: NodeJS.ProcessEnv): string {
  const given = env.CHROMIUM_PATH
  if (given && !isProgram(given)) throw new Error(`CHROMIUM_PATH is ${given}, which is not a program`)
  if (!given && !find(env.PATH, [HEADLESS_SHELL])) installPackages([HEADLESS_SHELL])
  if (!findChromium(env)) installPackages(['chromium'])
  const found = findChromium(env)
  if (!found) throw new Error('The browser tests need Chromium: install the package chromium, or set CHROMIUM_PATH')
  return found
}

/** The path of the Chromium that the browser tests and benches use, if there is one. */
export const findChromium = (env: NodeJS.ProcessEnv): string | undefined => env.CHROMIUM_PATH ?? find(env.PATH, NAMES)

function find(path = '', names: readonly string[]): string | undefined {
  const folders = [...path.split(delimiter), '/usr/bin']
  const programs = names.flatMap((name) => folders.map((folder) => join(folder, name)))
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
