import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chunkClosure, readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import type { Measure } from './measure.ts'

const dist = join(import.meta.dirname, '../packages/console/dist')

/** What a browser has loaded when a page stands: these chunks and everything they import. */
const pages = {
  login: ['index.html', 'src/shell/sign-in/SignInPage.tsx'],
  imageList: ['index.html', 'src/shell/App.tsx', 'src/resources/image/image.resource.tsx'],
}

/** What all dialogs share, and all forms: fetched with the first of them. */
const SHARED = ['popups', 'forms']

/** Whole programs by others, each fetched by the one page that needs it. */
const TOOLS = /CodeArea|Vnc|Terminal/

/** What a browser fetches of the languages but English is one of these, so the whole counts the larger one. */
const LANGUAGES = ['de', 'ja']

/** Sizes of the built console against their budgets, in kB gzip. */
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
    kilobytes('whole console in one language, JS', gzipSize(all, '.js') - gzipSize(otherLanguages(all), '.js'), 900),
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

/** The chunks' files and those that index.html names itself, such as the script that sets the theme early. */
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
