import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chunkClosure, readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import type { Measure } from './measure.ts'

const dist = join(import.meta.dirname, '../packages/console/dist')

/** The chunks of a page; the browser loads these and everything they import. */
const pages = {
  login: ['index.html', 'src/shell/sign-in/SignInPage.tsx'],
  imageList: ['index.html', 'src/shell/App.tsx', 'src/resources/image/image.resource.tsx'],
}

/** What all dialogs, all forms, most messages or three and more resources share: loaded with the first of them. */
const SHARED = ['popups', 'forms', 'words', 'common']

/** Editor, VNC and terminal: libraries that one page each loads. Every tool has its own budget, so the console's leaves them out. */
const TOOLS = /CodeArea|Vnc|Terminal/

/** A browser loads one language at most, so the console's size includes the largest one. */
const LANGUAGES = readdirSync(join(import.meta.dirname, '../packages/console/locales')).map((file) =>
  file.replace('.json', ''),
)

/** The sizes of the built console and their budgets, in kB gzip. */
export function measureBundle(): Measure[] {
  const manifest = readManifest(dist)
  const login = filesOf(manifest, pages.login)
  const list = filesOf(manifest, pages.imageList)
  const all = [...new Set(Object.values(manifest).map((chunk) => chunk.file))]
  const shared = SHARED.map((name) => all.filter((file) => file.startsWith(`static/${name}-`)))
  const before = new Set([...list, ...shared.flat()])
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry)
  const isTool = (key: string) => TOOLS.test(key)
  const loadedBy = (key: string) => [...chunkClosure(manifest, [key])].filter((file) => !before.has(file))
  const tools = lazy.filter(isTool).map(loadedBy)
  const panels = lazy.filter((key) => !isTool(key)).map(loadedBy)
  const withoutTools = new Set(
    ['index.html', ...lazy].filter((key) => !isTool(key)).flatMap((key) => [...chunkClosure(manifest, [key])]),
  )
  const rest = all.filter((file) => withoutTools.has(file) || !tools.flat().includes(file))
  const largest = (parts: readonly (readonly string[])[] = []) =>
    Math.max(0, ...parts.map((files) => gzipSize(files, '.js')))
  return [
    kilobytes('login page, JS', gzipSize(login, '.js'), 120),
    kilobytes('login page, CSS', gzipSize(login, '.css'), 25),
    kilobytes('first list, JS', gzipSize(list, '.js'), 250),
    kilobytes('largest shared part, JS', largest(shared), 60),
    kilobytes('largest lazy part, JS', largest(panels), 60),
    kilobytes('largest tool, JS', largest(tools), 100),
    kilobytes('console without tools, JS', gzipSize(rest, '.js') - gzipSize(otherLanguages(all), '.js'), 1060),
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
