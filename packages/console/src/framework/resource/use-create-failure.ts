import { useIntl, type MessageDescriptor } from 'react-intl'
import { useFailureMessage } from './use-failure-message.ts'

/** What could not be made: `named` by the `{name}` that it was given, or by its type alone where it was given none. */
export function useCreateFailure(type: string) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  return (named: MessageDescriptor, name: string): string =>
    name.trim() ? formatMessage(named, { name }) : failureMessage('create', type)
}
