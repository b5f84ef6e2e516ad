import { useIntl, type MessageDescriptor } from 'react-intl'
import { useUnable } from './use-unable.ts'

/** What could not be made: `named` by the `{name}` that it was given, or by its type alone where it was given none. */
export function useUnmade(type: string) {
  const { formatMessage } = useIntl()
  const unable = useUnable()
  return (named: MessageDescriptor, name: string): string =>
    name.trim() ? formatMessage(named, { name }) : unable('create', type)
}
