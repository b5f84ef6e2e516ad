import type { IntlShape, MessageDescriptor } from 'react-intl'
import { inSentence } from '../text/wording.ts'
import type { Operation, ResourceManifest, ResourceNames } from './manifest.ts'
import { failurePhrases } from './resource.messages.ts'

/** A message with the names of a type in it; not a `MessageDescriptor`, so that nobody formats it without the names. */
interface NamedText {
  message: MessageDescriptor
  names: ResourceNames
}

export type Text = MessageDescriptor | NamedText

/** `named(manifest, dialogPhrases.create)`: 'Create Server Group'. */
export const named = ({ names }: Pick<ResourceManifest, 'names'>, message: MessageDescriptor): NamedText => ({
  message,
  names,
})

type Values = Record<string, string | number>

export const formatText = (intl: IntlShape, text: Text, values?: Values): string =>
  'message' in text
    ? intl.formatMessage(text.message, { ...nameValues(intl, text.names), ...values })
    : intl.formatMessage(text, values)

/** The arguments of the common sentences, from a type's names. */
function nameValues(intl: IntlShape, { one, other }: ResourceNames) {
  const [Thing, Things] = [intl.formatMessage(one), intl.formatMessage(other)]
  return { Thing, Things, thing: inSentence(Thing, intl.locale), things: inSentence(Things, intl.locale) }
}

/** The sentence for a failed operation: the type's own if it has one, else the common one. */
export function failureMessage(
  intl: IntlShape,
  operation: Operation,
  { names, failureMessages }: Pick<ResourceManifest, 'names' | 'failureMessages'>,
  id = '',
): string {
  const message: MessageDescriptor = failureMessages?.[operation] ?? failurePhrases[operation]
  return intl.formatMessage(message, { ...nameValues(intl, names), id })
}
