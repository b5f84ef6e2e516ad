import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { longSubjects } from './commits.ts'
import { root } from './run-node.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-commits-'))
  folders.push(folder)
  return folder
}

function gitIn(folder: string) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  return (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'pipe' })
}

const LONG = `console: ${'x'.repeat(64)}`

/** A repository with long subjects before and after the commit that adds the check, and after that one of 72 letters. */
function repository(): string {
  const folder = newFolder()
  const git = gitIn(folder)
  git('init', '--quiet')
  const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '-m', subject)
  commit(`before ${LONG}`)
  writeFileSync(join(folder, 'check.ts'), '')
  git('add', 'check.ts')
  commit(`adds ${LONG}`)
  commit(LONG)
  commit(LONG.slice(1))
  return folder
}

test('subjects of commits have at most 72 characters', () => {
  expect(longSubjects(root, 'tools/commits.ts')).toEqual([])
})

test('commits before the check, and that which adds it, are not checked', () => {
  expect(longSubjects(repository(), 'check.ts')).toEqual([LONG])
})

test('a shallow clone is checked as far as it goes', () => {
  const clone = newFolder()
  const git = gitIn(clone)
  git('clone', '--quiet', '--depth=2', `file://${repository()}`, '.')
  expect(longSubjects(clone, 'check.ts')).toEqual([])
  git('commit', '--quiet', '--allow-empty', '-m', LONG)
  expect(longSubjects(clone, 'check.ts')).toEqual([LONG])
})

test('sources without a repository pass', () => {
  expect(longSubjects(newFolder(), 'check.ts')).toEqual([])
})
