import type { MessageFormatElement } from 'react-intl'

/** Messages by id, read for good: the browser has no parser. */
export type Catalogue = Record<string, MessageFormatElement[]>

/** Translations by file and id, as vite/translations.ts makes them. */
export type TranslationFiles = Record<string, Record<string, string | MessageFormatElement[]>>

const LITERAL = 0

/** The messages of all files. */
export function gathered(files: TranslationFiles): Catalogue {
  const messages = Object.values(files).flatMap((file) => Object.entries(file))
  return Object.fromEntries(
    messages.map(([id, said]) => [id, typeof said === 'string' ? [{ type: LITERAL, value: said }] : said]),
  )
}
