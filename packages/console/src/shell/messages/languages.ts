export interface Language {
  /** As browsers and `<html lang>` write it. */
  code: string
  /** In the language itself, so that users who cannot read the current language find their own. */
  name: string
  direction: 'ltr' | 'rtl'
}

/** The catalogues, by file; only their names are used here. */
const FILES = Object.keys(import.meta.glob('../../../locales/*.json', { query: '?entry', import: 'default' }))

/** Scripts that run from right to left, by ISO 15924; not all browsers have `Intl.Locale.getTextInfo`. */
const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'])

const describe = (code: string): Language => ({
  code,
  name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
  direction: RIGHT_TO_LEFT.has(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr',
})

export const ENGLISH = describe('en')

/** The languages to choose from: English, and one for each catalogue. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  ...FILES.map((file) => describe(file.replace(/^.*\/|\.json$/g, ''))),
].toSorted((a, b) => (a.code < b.code ? -1 : 1))

/** English from right to left, to test the layout. Only the cookie selects it. */
const MIRRORED: Language = { code: 'ar-XB', name: 'English, mirrored', direction: 'rtl' }

/** The language of a stored code; a region, as in `de-at`, is ignored. */
export function languageOf(code: string | undefined): Language | undefined {
  if (code === MIRRORED.code) return MIRRORED
  return LANGUAGES.find((language) => language.code === baseOf(code ?? ''))
}

/** The language that the user chose, else the first of the browser's languages that has a catalogue, else English. */
export function languageFor(chosen: string | undefined, preferred: readonly string[]): Language {
  const available = preferred.map((locale) => LANGUAGES.find(({ code }) => code === baseOf(locale)))
  return languageOf(chosen) ?? available.find((language) => language !== undefined) ?? ENGLISH
}

/** The first of the user's locales in the language, region included: dates and numbers follow it. */
export function localeFor({ code }: Language, preferred: readonly string[]): string {
  const base = code === MIRRORED.code ? ENGLISH.code : code
  return preferred.find((locale) => baseOf(locale) === base) ?? base
}

const baseOf = (locale: string) => locale.toLowerCase().split('-', 1)[0]
