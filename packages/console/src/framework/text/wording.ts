import type { IntlShape, MessageDescriptor } from 'react-intl'
import { frameworkMessages } from './framework.messages.ts'

/** The label of an API code, or the code itself if it is unknown, as from a newer API. */
export function wordFor(intl: IntlShape, words: Readonly<Record<string, MessageDescriptor>>, code: string): string {
  const word = Object.hasOwn(words, code) ? words[code] : undefined
  return word ? intl.formatMessage(word) : code
}

export const yesNo = (intl: IntlShape, value: boolean): string =>
  intl.formatMessage(value ? frameworkMessages.yes : frameworkMessages.no)

/** The options of a boolean facet. */
export const YES_NO = [
  { value: 'true', label: frameworkMessages.yes },
  { value: 'false', label: frameworkMessages.no },
]

/** A label inside a sentence: German nouns keep their capitals, and so do abbreviations (IP, QoS). */
export const inSentence = (label: string, locale: string): string =>
  locale.startsWith('de') ? label : label.replaceAll(CAPITALISED, (word) => word.toLocaleLowerCase(locale))

const CAPITALISED = /(?<!\p{L})\p{Lu}\p{Ll}*(?!\p{L})/gu

/** Sorts names by the page's language, and "web-2" before "web-10". */
export const compareText = (a: string, b: string): number =>
  collatorOf(pageLanguage()).compare(a, b) || (a < b ? -1 : Number(a > b))

/** Numbers compare by value, and case is ignored. */
export const collatorOf = (language: string | undefined): Intl.Collator => {
  const known = collators.get(language)
  if (known) return known
  const made = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  collators.set(language, made)
  return made
}

/** Cached: creating a collator takes longer than sorting a list with it. */
const collators = new Map<string | undefined, Intl.Collator>()

/**
 * Read here: sorting is called from everywhere, tests included, and passing the language through all of that would be
 * noise.
 */
const pageLanguage = (): string | undefined => globalThis.document?.documentElement.lang || undefined
