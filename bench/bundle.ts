import { readFileSync } from 'node:fs'
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
const SHARED = ['popups', 'forms', 'words', 'common', 'common-parts']

/** Editor, VNC and terminal: libraries that one page each loads. They have a budget of their own. */
const TOOLS = /CodeArea|Vnc|Terminal/

/** The sizes of the built console and their budgets, in kB gzip. */
export function measureBundle(): Measure[] {
  const manifest = readManifest(dist)
  const login = filesOf(manifest, pages.login)
  const list = filesOf(manifest, pages.imageList)
  const all = [...new Set(Object.values(manifest).map((chunk) => chunk.file))]
  const shared = SHARED.map((name) => all.filter((file) => new RegExp(`^static/${name}-[\\w-]{8}\\.js$`).test(file)))
  const before = new Set([...list, ...shared.flat()])
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry)
  const isTool = (key: string) => TOOLS.test(key)
  const loadedBy = (key: string) => [...chunkClosure(manifest, [key])].filter((file) => !before.has(file))
  const tools = lazy.filter(isTool).map(loadedBy)
  const panels = lazy.filter((key) => !isTool(key)).map(loadedBy)
  const largest = (parts: readonly (readonly string[])[] = []) =>
    Math.max(0, ...parts.map((files) => gzipSize(files, '.js')))
  return [
    kilobytes('login page, JS', gzipSize(login, '.js'), 120),
    kilobytes('login page, CSS', gzipSize(login, '.css'), 25),
    kilobytes('first list, JS', gzipSize(list, '.js'), 250),
    kilobytes('largest shared part, JS', largest(shared), 60),
    kilobytes('largest lazy part, JS', largest(panels), 60),
    kilobytes('largest tool, JS', largest(tools), 100),
  ]
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
