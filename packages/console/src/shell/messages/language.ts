import { readCookie, writeCookie } from '../../cookies.ts'
import type { Catalogue } from './catalogues/gathered.ts'
import { ENGLISH, languageFor, localeFor, type Language } from './languages.ts'

/** Which texts a page needs: signing in must not wait for those of the console. */
export type Extent = 'entry' | 'console'

export interface Spoken {
  language: Language
  locale: string
  /** None for English, which is in the code. */
  messages?: Catalogue
}

/** The name that OpenStack's own dashboard gives it. */
const COOKIE = 'horizon_language'

type Load = () => Promise<{ messages: Catalogue }>

const CATALOGUES: Record<string, Record<Extent, Load>> = {
  de: { entry: () => import('./catalogues/de-entry.ts'), console: () => import('./catalogues/de-console.ts') },
  ja: { entry: () => import('./catalogues/ja-entry.ts'), console: () => import('./catalogues/ja-console.ts') },
}

const listeners = new Set<() => void>()
let spoken: Spoken = { language: ENGLISH, locale: ENGLISH.code }
let extent: Extent = 'console'

/** What the page is written in. */
export const spokenLanguage = (): Spoken => spoken

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Before the first draw: speaks the language that was chosen here, else the browser's. */
export async function startLanguage(needs: Extent): Promise<void> {
  extent = needs
  try {
    await speak(languageFor(storedLanguage(), navigator.languages))
  } catch {
    // English is in the code, and a page in English is better than none.
  }
}

/** Speaks another language from now on, in this browser. Rejects, and changes nothing, when its texts do not come. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language)
  writeCookie(COOKIE, language.code)
}

/** Has the console's texts at hand for who is about to sign in. */
export function prefetchLanguage(): void {
  // Without them the next page loads them itself, and tells when it cannot.
  CATALOGUES[spoken.language.code]?.console().catch(() => {})
}

async function speak(language: Language): Promise<void> {
  const messages = await load(language.code)
  spoken = { language, locale: localeFor(language, navigator.languages), messages }
  Object.assign(document.documentElement, { lang: spoken.locale, dir: language.direction })
  for (const listener of listeners) listener()
}

async function load(code: string): Promise<Catalogue | undefined> {
  const parts = CATALOGUES[code]
  if (!parts) return undefined
  const [entry, rest] = await Promise.all([parts.entry(), extent === 'console' ? parts.console() : undefined])
  return { ...entry.messages, ...rest?.messages }
}

const storedLanguage = () => readCookie(COOKIE)
