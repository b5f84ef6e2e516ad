import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarationsIn, testsIn, usersOf } from './mentions.ts'
import { root } from './run-node.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit at which this branch left main; HEAD if there is no main. */
export function branchPoint(): string {
  const main = git('for-each-ref', '--count=1', '--format=%(objectname)', 'refs/heads/main', 'refs/remotes/origin/main')
  return git('merge-base', 'HEAD', main || 'HEAD')
}

/** The files that differ from a commit, committed or not. */
export function changedFiles(since: string): string[] {
  const listed = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
  return listed.flatMap((list) => list.split('\n')).filter(Boolean)
}

/** Files by path → their text. */
export type Sources = ReadonlyMap<string, string>

/** The files that a pattern names. */
export const sourcesOf = (pattern: string): Sources =>
  new Map(globSync(pattern, { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')]))

export interface BrowserSources {
  tests: Sources
  support: Sources
  manifests: Sources
}

export const browserSources = (): BrowserSources => ({
  tests: sourcesOf('e2e/*.e2e.ts'),
  support: sourcesOf('e2e/support/*.ts'),
  manifests: sourcesOf('packages/console/src/resources/*/*.manifest.ts'),
})

/** Files that no browser test can notice. */
const UNNOTICED =
  /\.md$|\.(?:test|fixture)\.tsx?$|^(?:docs|deploy|bench|conformance|tools|\.ci)\/|^packages\/[^/]+\/(?:test-support)\//

/** The parts of the console that only some pages use; the group is the name of the part. */
const PARTS = [
  /^packages\/console\/src\/(?:resources|flows)\/([^/]+)\//,
  /^packages\/console\/src\/gallery\/stories\/([^/]+)\.story\.tsx$/,
]

/**
 * The browser tests that a change can reach, as Playwright's filters: files, or single tests by their lines. A resource
 * reaches the tests that mention the addresses, the type, the dialogs or the title of its manifest, themselves or by a
 * helper; another part of the console (`quick-launch`) those that mention its name, in whatever spelling. Translations
 * reach the tests of languages, and a resource that no test mentions the one that walks every dialog. Every other change
 * reaches all tests, and so does any other part that no test mentions.
 */
export function reachedBrowserTests(changed: readonly string[], sources: BrowserSources): string[] {
  const { tests, support, manifests } = sources
  const all = [...tests.keys()]
  // Neither classes nor fixtures: they serve all tests, whatever they mention.
  const helpers = [...support.values()].flatMap(declarationsIn).filter(({ text }) => /^(?:async )?function/.test(text))
  const mentioning = (mention: RegExp): string[] =>
    [...tests].flatMap(([path, text]) => {
      const users = usersOf(mention, [...helpers, ...declarationsIn(text)])
      const reached = testsIn(text).filter(
        (test) => mention.test(test.text) || users.some((user) => user.test(test.text)),
      )
      return reached.map(({ line }) => `${path}:${line}`)
    })
  const reached = (file: string): string[] => {
    if (tests.has(file)) return [file]
    if (UNNOTICED.test(file)) return []
    if (file.startsWith('packages/console/locales/')) return all.filter((path) => path.includes('language'))
    const part = PARTS.map((pattern) => pattern.exec(file)?.[1]).find((name) => name !== undefined)
    if (part === undefined) return all
    const found = mentioning(mentionOf(part, manifests))
    if (found.length > 0) return found
    return file.startsWith('packages/console/src/resources/') ? ['e2e/dialogs.e2e.ts'] : all
  }
  const chosen = new Set(changed.flatMap(reached))
  const fileOf = (filter: string) => filter.replace(/:\d+$/, '')
  return [...chosen].filter((filter) => filter === fileOf(filter) || !chosen.has(fileOf(filter))).toSorted()
}

/**
 * The tests that read the console's registry, its lists and their permissions, by a path that is computed, where no graph
 * of imports finds them.
 */
export const reachedRegistryTests = (changed: readonly string[], tests: Sources): string[] =>
  changed.some((file) => REGISTRY.test(file) && !UNNOTICED.test(file))
    ? [...tests].filter(([, text]) => /console-queries\.ts|packages\/console\/src/.test(text)).map(([path]) => path)
    : []

/** What the registry leads to, but for what is only drawn. */
const REGISTRY = /^packages\/console\/src\/(?:api|flows|framework|resources|services|shell\/navigation)\//

/** What only tests of a part of the console have in their text. */
function mentionOf(part: string, manifests: Sources): RegExp {
  const own = [...manifests].filter(([path]) => path.includes(`/resources/${part}/`)).map(([, text]) => text)
  const literals = own.flatMap((text) =>
    [...text.matchAll(LITERAL)].flatMap(([, literal, title]) => literal ?? `'${title}'`),
  )
  if (literals.length > 0) return new RegExp(`(?:${literals.map(escaped).join('|')})(?![\\w-])`)
  return new RegExp(part.split('-').join('[-_ ]?'), 'i')
}

/** Addresses of panels, types, the addresses of dialogs, and the title. */
const LITERAL = /'(\/(?:project|admin|identity)\/[^']+|OS::[^']+|[a-z]+(?:-[a-z]+)+)'|\bother: '([^']+)'/g

const escaped = (literal: string) => literal.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
