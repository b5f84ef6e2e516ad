/** Languages that there are messages in. */
const LANGUAGES = ['en']

/** The first of the user's locales in a language that we speak, region and all: dates and numbers follow it. */
export const chooseLocale = (wanted: readonly string[]): string =>
  wanted.find((locale) => LANGUAGES.includes(locale.split('-', 1)[0] ?? '')) ?? 'en'
