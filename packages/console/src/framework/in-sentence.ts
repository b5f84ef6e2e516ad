/** A label as it reads in the midst of a sentence: German nouns keep their capitals. */
export const inSentence = (label: string, locale: string): string =>
  locale.startsWith('de') ? label : label.toLocaleLowerCase(locale)
