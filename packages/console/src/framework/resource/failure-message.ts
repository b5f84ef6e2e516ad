import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { Operation, ResourceManifest } from './define-resource.ts'
import { inSentence } from '../text/in-sentence.ts'
import { failurePhrases } from './failure.messages.ts'

/** The sentence for what could not be done to things of a type: its own where it has one, else the usual. */
export function failureMessage(
  intl: IntlShape,
  doing: Operation,
  { names, failureMessages: own }: Pick<ResourceManifest, 'names' | 'failureMessages'>,
  id = '',
): string {
  const [thing, things] = [names.one, names.other].map((name) => inSentence(intl.formatMessage(name), intl.locale))
  const sentence: MessageDescriptor = own?.[doing] ?? failurePhrases[doing]
  return intl.formatMessage(sentence, { thing, things, id })
}
