export interface Language {
  /** As browsers and `<html lang>` write it. */
  code: string
  /** In the language itself: who is lost in another one must find it. */
  name: string
  direction: 'ltr' | 'rtl'
}

export const ENGLISH: Language = { code: 'en', name: 'English', direction: 'ltr' }

/** The languages to choose from. */
export const LANGUAGES: readonly Language[] = [
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  ENGLISH,
  { code: 'ja', name: '日本語', direction: 'ltr' },
]

/** For trying the layout: English from right to left. The cookie chooses it; nobody is offered it. */
const MIRRORED: Language = { code: 'ar-XB', name: 'English, mirrored', direction: 'rtl' }

/** The language of a code that was stored; codes with a region, as `de-at`, mean the same one. */
export function languageOf(code: string | undefined): Language | undefined {
  if (code === MIRRORED.code) return MIRRORED
  return LANGUAGES.find((language) => language.code === baseOf(code ?? ''))
}

/** The one to speak: what was chosen here, else the first that the browser asks for, else English. */
export function languageFor(chosen: string | undefined, wanted: readonly string[]): Language {
  const asked = wanted.map((locale) => LANGUAGES.find(({ code }) => code === baseOf(locale)))
  return languageOf(chosen) ?? asked.find((language) => language !== undefined) ?? ENGLISH
}

/** The first of the user's locales in the language, region and all: dates and numbers follow it. */
export function localeFor({ code }: Language, wanted: readonly string[]): string {
  const spoken = code === MIRRORED.code ? ENGLISH.code : code
  return wanted.find((locale) => baseOf(locale) === spoken) ?? spoken
}

const baseOf = (locale: string) => locale.toLowerCase().split('-', 1)[0]
