import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chunkClosure, readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import type { Measure } from './measure.ts'

const dist = join(import.meta.dirname, '../packages/console/dist')

/** The chunks that a page loads, together with everything they import. */
const pages = {
  login: ['index.html', 'src/shell/sign-in/SignInPage.tsx'],
  imageList: ['index.html', 'src/shell/App.tsx', 'src/resources/image/image.resource.tsx'],
}

/** The chunks that all dialogs or all forms share. */
const SHARED = ['popups', 'forms']

/** Third-party programs, each loaded by a single page. */
const TOOLS = /CodeArea|Vnc|Terminal/

/** A browser loads at most one of these languages, so the total counts the largest. */
const LANGUAGES = ['de', 'ja']

/** The sizes of the built console and their budgets, in kB gzip. */
export function measureBundle(): Measure[] {
  const manifest = readManifest(dist)
  const login = filesOf(manifest, pages.login)
  const list = filesOf(manifest, pages.imageList)
  const all = [...new Set(Object.values(manifest).map((chunk) => chunk.file))]
  const shared = SHARED.map((name) => all.filter((file) => file.startsWith(`static/${name}-`)))
  const before = new Set([...list, ...shared.flat()])
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry)
  const [tools, panels] = [true, false].map((isTool) =>
    lazy
      .filter((key) => TOOLS.test(key) === isTool)
      .map((key) => [...chunkClosure(manifest, [key])].filter((file) => !before.has(file))),
  )
  const largest = (parts: readonly (readonly string[])[] = []) =>
    Math.max(0, ...parts.map((files) => gzipSize(files, '.js')))
  return [
    kilobytes('login page, JS', gzipSize(login, '.js'), 120),
    kilobytes('login page, CSS', gzipSize(login, '.css'), 25),
    kilobytes('first list, JS', gzipSize(list, '.js'), 250),
    kilobytes('shared by dialogs or forms, JS', largest(shared), 60),
    kilobytes('largest lazy part, JS', largest(panels), 60),
    kilobytes('largest tool, JS', largest(tools), 100),
    kilobytes(
      'all of the console in one language, JS',
      gzipSize(all, '.js') - gzipSize(otherLanguages(all), '.js'),
      900,
    ),
  ]
}

/** The files of all translations but the largest. */
function otherLanguages(all: readonly string[]): string[] {
  const filesOfEach = LANGUAGES.map((code) => all.filter((file) => file.startsWith(`static/${code}-`)))
  return filesOfEach
    .toSorted((one, other) => gzipSize(other, '.js') - gzipSize(one, '.js'))
    .slice(1)
    .flat()
}

/** The files of the chunks and those that index.html names, such as the script that sets the theme early. */
function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="(?:\.?\/)?(static\/[^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] ?? '',
  )
  return [...new Set([...named, ...chunkClosure(manifest, keys)])]
}

function gzipSize(files: readonly string[], ending: string): number {
  return files
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
}

const kilobytes = (name: string, bytes: number, budget: number): Measure => ({
  name,
  value: bytes / 1000,
  budget,
  unit: 'kB gzip',
})
