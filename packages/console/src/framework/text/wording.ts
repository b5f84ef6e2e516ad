import type { IntlShape, MessageDescriptor } from 'react-intl'
import { frameworkMessages } from './framework.messages.ts'

/** The catalogue's word for a code of the API, or the code itself where a newer API has one that we do not know. */
export function wordFor(intl: IntlShape, words: Readonly<Record<string, MessageDescriptor>>, code: string): string {
  const word = Object.hasOwn(words, code) ? words[code] : undefined
  return word ? intl.formatMessage(word) : code
}

export const yesNo = (intl: IntlShape, value: boolean): string =>
  intl.formatMessage(value ? frameworkMessages.yes : frameworkMessages.no)

/** The choices of a facet that is true or false. */
export const YES_NO = [
  { value: 'true', label: frameworkMessages.yes },
  { value: 'false', label: frameworkMessages.no },
]

/** A label as it reads in the midst of a sentence: German nouns keep their capitals, and so does what is not just a word (IP, QoS). */
export const inSentence = (label: string, locale: string): string =>
  locale.startsWith('de') ? label : label.replaceAll(CAPITALISED, (word) => word.toLocaleLowerCase(locale))

const CAPITALISED = /(?<!\p{L})\p{Lu}\p{Ll}*(?!\p{L})/gu

/** The order of names that people read: as the page's language has it, and "web-2" before "web-10". */
export const compareText = (a: string, b: string): number =>
  collatorOf(pageLanguage()).compare(a, b) || (a < b ? -1 : Number(a > b))

/** Numbers in words count by their value, and case does not count. */
export const collatorOf = (language: string | undefined): Intl.Collator => {
  const known = collators.get(language)
  if (known) return known
  const made = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  collators.set(language, made)
  return made
}

/** Making one takes longer than sorting a list with it. */
const collators = new Map<string | undefined, Intl.Collator>()

/** Rules that sort are called from everywhere, tests too, and would have to be handed it through all of that. */
const pageLanguage = (): string | undefined => globalThis.document?.documentElement.lang || undefined
