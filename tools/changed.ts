import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
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

/** Browser tests by path → their text. */
export function browserTestFiles(): Map<string, string> {
  const names = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.e2e.ts'))
  return new Map(names.map((name) => [`e2e/${name}`, readFileSync(join(root, 'e2e', name), 'utf8')]))
}

/** Files that no browser test can notice. */
const UNNOTICED =
  /\.md$|\.(?:test|fixture)\.tsx?$|^(?:docs|deploy|bench|conformance|tools|\.ci)\/|^packages\/[^/]+\/(?:test-support)\//

/** The parts of the console that only some pages use; the group is the name of the part. */
const PARTS = [
  /^packages\/console\/src\/(?:resources|flows)\/([^/]+)\//,
  /^packages\/console\/src\/gallery\/stories\/([^/]+)\.story\.tsx$/,
  /^packages\/console\/locales\/()/,
]

/**
 * The browser tests that a change can reach. A part of the console reaches the tests that mention its name (the part
 * `floating-ip` those with `/project/floating_ips`, `Floating IP` or `OS::Neutron::FloatingIP`), translations reach the
 * tests of languages; every other change reaches all tests, and so does a part that no test mentions.
 */
export function reachedBrowserTests(changed: readonly string[], tests: ReadonlyMap<string, string>): string[] {
  const all = [...tests.keys()]
  const letters = new Map(all.map((file) => [file, lettersOf(tests.get(file) ?? '')]))
  const reached = (file: string): string[] => {
    if (tests.has(file)) return [file]
    if (UNNOTICED.test(file)) return []
    const part = PARTS.map((pattern) => pattern.exec(file)?.[1]).find((name) => name !== undefined)
    if (part === undefined) return all
    const mentioning = all.filter((test) => letters.get(test)?.includes(lettersOf(part || 'language')))
    return mentioning.length > 0 ? mentioning : all
  }
  const chosen = new Set(changed.flatMap(reached))
  return all.filter((file) => chosen.has(file))
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[-_ ]/g, '')
