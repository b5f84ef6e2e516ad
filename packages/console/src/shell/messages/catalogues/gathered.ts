import type { MessageFormatElement } from 'react-intl'

/** Messages by id, read for good: the browser has no parser. */
export type Catalogue = Record<string, MessageFormatElement[]>

/** Translations by id, as vite/translations.ts makes them of one file. */
type TranslationFile = Record<string, string | MessageFormatElement[]>

const LITERAL = 0

/** The messages of all files. */
export function gathered(files: readonly TranslationFile[]): Catalogue {
  const messages = files.flatMap((file) => Object.entries(file))
  return Object.fromEntries(
    messages.map(([id, said]) => [id, typeof said === 'string' ? [{ type: LITERAL, value: said }] : said]),
  )
}
