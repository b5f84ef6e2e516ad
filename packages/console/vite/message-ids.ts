import { globSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { messagesIn } from './message-source.ts'

const SOURCES = path.resolve(import.meta.dirname, '../src')
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * What messages are called in a build: ids are for people, and would be a good part of what is sent. Two letters are
 * enough for thousands, and neighbours in a file are neighbours here, which compresses well.
 */
export function shortIds(ids: readonly string[]): (id: string) => string {
  const places = new Map(ids.map((id, at) => [id, at]))
  return (id) => {
    const at = places.get(id)
    // The gallery's stories have some of their own, which no product ships.
    return at === undefined ? id : letters(at)
  }
}

/** Reads all message files once for a build. */
export const idsInSources = (): ((id: string) => string) =>
  shortIds(
    globSync('**/*.messages.ts', { cwd: SOURCES })
      .toSorted()
      .flatMap((file) => messagesIn(readFileSync(path.join(SOURCES, file), 'utf8')))
      .map(({ id }) => id),
  )

/** aa, ab … ZZ, aaa … */
function letters(number: number): string {
  const rest = Math.floor(number / LETTERS.length)
  return (
    (rest < LETTERS.length ? (LETTERS[rest] ?? '') : letters(rest - LETTERS.length)) + LETTERS[number % LETTERS.length]
  )
}
