/** A label as it reads in the midst of a sentence: German nouns keep their capitals, and so does what is not just a word (IP, QoS). */
export const inSentence = (label: string, locale: string): string =>
  locale.startsWith('de') ? label : label.replaceAll(CAPITALISED, (word) => word.toLocaleLowerCase(locale))

const CAPITALISED = /(?<!\p{L})\p{Lu}\p{Ll}*(?!\p{L})/gu
