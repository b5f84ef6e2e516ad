import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { Doing, ResourcePlace } from './define-resource.ts'
import { inSentence } from '../text/in-sentence.ts'
import { unablePhrases } from './unable.messages.ts'

/** The sentence for what could not be done to things of a type: its own where it has one, else the usual. */
export function unable(
  intl: IntlShape,
  doing: Doing,
  { names, unable: own }: Pick<ResourcePlace, 'names' | 'unable'>,
  id = '',
): string {
  const [thing, things] = [names.one, names.other].map((name) => inSentence(intl.formatMessage(name), intl.locale))
  const sentence: MessageDescriptor = own?.[doing] ?? unablePhrases[doing]
  return intl.formatMessage(sentence, { thing, things, id })
}
