import type { MessageFormatElement } from 'react-intl'
import { readCookie, writeCookie } from '../../cookies.ts'
import { ENGLISH, languageFor, localeFor, type Language } from './languages.ts'

/** Which texts a page needs: the sign-in page does not load those of the console. */
export type Extent = 'entry' | 'console'

/** Parsed messages by id: the browser has no parser. */
type Messages = Record<string, MessageFormatElement[]>

export interface CurrentLanguage {
  language: Language
  locale: string
  /** undefined for English, which is in the code. */
  messages?: Messages
}

/** The cookie that Horizon uses. */
const COOKIE = 'horizon_language'

/** The parts of a catalogue, which are loaded at the same time. */
const PARTS = { entry: ['entry'], console: ['entry', 'console', 'resources'] } as const
type Part = (typeof PARTS)['console'][number]

/** Part of a catalogue as vite/translations.ts compiles it: text without arguments stays a string. */
type CatalogueFile = Record<string, string | MessageFormatElement[]>

const CATALOGUES = {
  entry: import.meta.glob<CatalogueFile>('../../../locales/*.json', { query: '?entry', import: 'default' }),
  console: import.meta.glob<CatalogueFile>('../../../locales/*.json', { query: '?console', import: 'default' }),
  resources: import.meta.glob<CatalogueFile>('../../../locales/*.json', { query: '?resources', import: 'default' }),
}

const catalogueOf = (part: Part, code: string) => CATALOGUES[part][`../../../locales/${code}.json`]

const listeners = new Set<() => void>()
let current: CurrentLanguage = { language: ENGLISH, locale: ENGLISH.code }
let extent: Extent = 'console'

export const currentLanguage = (): CurrentLanguage => current

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads the language that the user chose in this browser, else the browser's, before the first render. */
export async function startLanguage(needs: Extent): Promise<void> {
  extent = needs
  try {
    await changeLanguage(languageFor(readCookie(COOKIE), navigator.languages))
  } catch {
    // English is in the code, and a page in English is better than none.
  }
}

/** Changes the language and stores the choice in this browser. Rejects, and changes nothing, if the texts fail to load. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  writeCookie(COOKIE, language.code)
}

/** Prefetches the console's texts while the user signs in. */
export function prefetchLanguage(): void {
  // If this fails, the next page loads them itself and reports its own failure.
  for (const part of PARTS.console) catalogueOf(part, current.language.code)?.().catch(() => {})
}

async function changeLanguage(language: Language): Promise<void> {
  const messages = await load(language.code)
  current = { language, locale: localeFor(language, navigator.languages), messages }
  Object.assign(document.documentElement, { lang: current.locale, dir: language.direction })
  for (const listener of listeners) listener()
}

const LITERAL = 0

async function load(code: string): Promise<Messages | undefined> {
  const loaders = PARTS[extent].flatMap((part) => catalogueOf(part, code) ?? [])
  if (loaders.length === 0) return undefined
  const files = await Promise.all(loaders.map((loadPart) => loadPart()))
  return Object.fromEntries(
    files
      .flatMap((file) => Object.entries(file))
      .map(([id, text]) => [id, typeof text === 'string' ? [{ type: LITERAL, value: text }] : text]),
  )
}
