import { globSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { messagesIn, type SourceMessage } from './message-source.ts'

const SOURCES = path.resolve(import.meta.dirname, '../src')
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Shortens message ids for the build: the readable ids would be a good part of what the browser loads. Two letters are
 * enough for thousands, and neighbours in a source file are neighbours here, which compresses well.
 */
export function shortIds(ids: readonly string[]): (id: string) => string {
  const positions = new Map(ids.map((id, at) => [id, at]))
  return (id) => {
    const at = positions.get(id)
    // The gallery's stories have messages of their own, which no product ships.
    return at === undefined ? id : letters(at)
  }
}

/** All messages of the console in the order of their files, with their ids in a build. */
export function sourceMessages() {
  const messages = globSync('**/*.{messages,manifest}.ts', { cwd: SOURCES })
    .toSorted()
    .flatMap((file) =>
      messagesIn(readFileSync(path.join(SOURCES, file), 'utf8')).map((message): SourceMessage & { file: string } => ({
        ...message,
        file,
      })),
    )
  return { messages, idOf: shortIds(messages.map(({ id }) => id)) }
}

/** aa, ab … ZZ, aaa … */
function letters(number: number): string {
  const rest = Math.floor(number / LETTERS.length)
  return (
    (rest < LETTERS.length ? (LETTERS[rest] ?? '') : letters(rest - LETTERS.length)) + LETTERS[number % LETTERS.length]
  )
}
