import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-node.ts'

const ID = /(?:[A-Z]+-)+(?:\d\d|[A-Z]+)/g
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file))

export interface Requirement {
  id: string
  /** About calls and headers: proved by API tests. */
  isCall: boolean
}

export interface BrowserTest {
  title: string
  /** Addresses that it typed, and stories of the gallery: what no person finds on a screen. */
  typed: readonly string[]
}

/** The lines `- ID …` of docs/requirements.md. */
export function requirementsIn(document: string): Requirement[] {
  return [...document.matchAll(/^- (_\(call\)_ )?((?:[A-Z]+-[A-Z0-9-]+(?:, )?)+)/gm)].flatMap(([, call, ids = '']) =>
    (ids.match(ID) ?? []).map((id) => ({ id, isCall: call !== undefined })),
  )
}

/** A call that moves the window to somewhere, with its first argument. */
const MOVE = /\b(story|goto|load|address|openItem|openList|open)\(\s*(`[^`]*`|'[^']*'|[^,)]*)/g

/** The tests of a file, and whatever in them does not begin at a link on the screen. */
export function browserTestsIn(source: string, pages: ReadonlySet<string>): BrowserTest[] {
  const constants = new Map([...source.matchAll(/^const (\w+) = '([^']*)'/gm)].map(([, name, value]) => [name, value]))
  const blocks = source.split(/^(?= *test\()/m).filter((block) => /^ *test\(/.test(block))
  return blocks.map((block) => {
    const title = /^ *test\(\s*(['"`])([^]*?)\1/.exec(block)?.[2] ?? ''
    const moves = [...block.matchAll(MOVE)].map(([text, way = '', argument = '']) => {
      const path = (constants.get(argument) ?? argument).replaceAll(/['`]/g, '').replace(/(?<=.)\/$/, '')
      return { text, way, path }
    })
    const isDoor = ({ way, path }: { way: string; path: string }) =>
      path === '/' || path === '/home' || (way.startsWith('open') && pages.has(path))
    return { title, typed: moves.filter((move) => !isDoor(move)).map(({ text }) => text) }
  })
}

/** The requirements that no test proves: for calls, any test; for the rest, one that starts at what is on the screen. */
export function unproved(
  requirements: readonly Requirement[],
  { browser, others }: { browser: readonly BrowserTest[]; others: readonly string[] },
): string[] {
  const idsOf = (titles: readonly string[]) => new Set(titles.flatMap((title) => title.match(ID) ?? []))
  const seen = idsOf(browser.filter(({ typed }) => typed.length === 0).map(({ title }) => title))
  const called = idsOf([...others, ...browser.map(({ title }) => title)])
  return requirements.filter(({ id, isCall }) => !(isCall ? called : seen).has(id)).map(({ id }) => id)
}

/** Every page of the navigation and of the user's menu, by the declarations of the console. */
function pagesOfConsole(): ReadonlySet<string> {
  const declared = filesIn('packages/console/src', /(?:manifest|paths)\.ts$/).flatMap((file) =>
    [...read(file).matchAll(/(?:[pP]ath: |_PATH = |\(\) => )'(\/[^'$]*)'/g)].map((match) => match[1] ?? ''),
  )
  return new Set([...declared, '/'])
}

export function unprovedHere(): string[] {
  const pages = pagesOfConsole()
  const browser = filesIn('e2e', /\.e2e\.ts$/).flatMap((file) => browserTestsIn(read(file), pages))
  const titles = (file: string) => [
    ...read(file).matchAll(/\b(?:test|describe)(?:\.\w+\([^]*?\))?\(\s*(['"`])([^]*?)\1/g),
  ]
  const others = ['apps', 'packages', 'conformance']
    .flatMap((folder) => filesIn(folder, /\.test\.tsx?$/))
    .flatMap((file) => titles(file).map((match) => match[2] ?? ''))
  return unproved(requirementsIn(read('docs/requirements.md')), { browser, others })
}

if (import.meta.main) console.log(unprovedHere().join('\n') || 'Every requirement is proved through the door.')
