import type { Catalogue, MessageFile } from './catalogues.ts'
import { rejectedWords } from './rejected-words.ts'
import { problemsOf, problemsOfEnglish } from './translation-rules.ts'

export interface MissingText {
  /** The language that lacks it. */
  code: string
  id: string
  english: string
}

/** The texts that are still to be translated. */
export const missingTexts = (files: readonly MessageFile[], catalogues: readonly Catalogue[]): MissingText[] =>
  catalogues.flatMap(({ code, texts }) =>
    files
      .flatMap(({ messages }) => messages)
      .filter(({ id }) => texts[id] === undefined)
      .map(({ id, text }) => ({ code, id, english: text })),
  )

/** All other problems of messages and translations, one per line. */
export function problemsIn(files: readonly MessageFile[], catalogues: readonly Catalogue[]): string[] {
  const english = files.flatMap(({ path, messages }) =>
    messages.flatMap(({ id, text }) => problemsOfEnglish(text).map((problem) => `${path}: ${id} ${problem}`)),
  )
  const translated = english.length > 0 ? [] : catalogues.flatMap((catalogue) => problemsOfCatalogue(files, catalogue))
  return [...duplicateIds(files), ...english, ...translated]
}

function problemsOfCatalogue(files: readonly MessageFile[], { code, texts }: Catalogue): string[] {
  const sources = new Map(files.flatMap(({ messages }) => messages.map(({ id, text }) => [id, text])))
  return Object.entries(texts).flatMap(([id, text]) => {
    const source = sources.get(id)
    const problems =
      source === undefined
        ? ['is no message any more']
        : [...problemsOf(source, text, code), ...rejectedWords(text, code)]
    return problems.map((problem) => `${code}.json: ${id} ${problem}`)
  })
}

/** Two messages with one id would be one message in a catalogue. */
function duplicateIds(files: readonly MessageFile[]): string[] {
  const owners = new Map<string, string>()
  return files.flatMap(({ path, messages }) =>
    messages.flatMap(({ id }) => {
      const other = owners.get(id)
      owners.set(id, path)
      return other === undefined ? [] : [`${path}: ${id} is taken by ${other}`]
    }),
  )
}
