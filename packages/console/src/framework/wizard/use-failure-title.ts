import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { useUnable } from '../resource/use-unable.ts'
import type { WizardDefinition } from './wizard.ts'

/** What could not be done: told of what was sent, however the fields have changed since. */
export function useFailureTitle<V extends FieldValues>({ failed }: Pick<WizardDefinition<V, unknown>, 'failed'>) {
  const { formatMessage } = useIntl()
  const unable = useUnable()
  return (sent: V, error: ApiError): string => {
    if (typeof failed === 'function') return failed(sent, error)
    return 'unable' in failed ? unable(failed.unable, failed.of) : formatMessage(failed)
  }
}
