import type { IntlShape, MessageDescriptor } from 'react-intl'

/** The catalogue's word for a code of the API, or the code itself where a newer API has one that we do not know. */
export function wordFor(intl: IntlShape, words: Readonly<Record<string, MessageDescriptor>>, code: string): string {
  const word = Object.hasOwn(words, code) ? words[code] : undefined
  return word ? intl.formatMessage(word) : code
}
