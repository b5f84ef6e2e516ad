import { readFileSync } from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '../src')
const STARTS = ['main.tsx', 'shell/sign-in/SignInPage.tsx', 'shell/pages/OutagePage.tsx']

/** Every file that these import, and that those import; what is imported later is not among them. */
function importedFrom(starts: readonly string[]): string[] {
  const found = new Set(starts.map((start) => path.join(SOURCES, start)))
  for (const file of found) {
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+\.tsx?)'/g))
      found.add(path.resolve(path.dirname(file), to))
  }
  return [...found].map((file) => path.relative(SOURCES, file))
}

test('the messages of the pages before sign-in are in the part of the catalogue that those pages load', () => {
  const messages = importedFrom(STARTS).filter((file) => file.endsWith('.messages.ts'))
  expect(messages).toContain('shell/sign-in/sign-in.messages.ts')
  expect(messages.filter((file) => !/^shell\/(?:messages|pages|sign-in)\/[^/]+$/.test(file))).toEqual([])
})
