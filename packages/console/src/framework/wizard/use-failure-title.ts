import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { useFailureMessage } from '../resource/use-failure-message.ts'
import type { WizardDefinition } from './wizard.ts'

/** What could not be done: told of what was sent, however the fields have changed since. */
export function useFailureTitle<V extends FieldValues>({ failed }: Pick<WizardDefinition<V, unknown>, 'failed'>) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  return (sent: V, error: ApiError): string => {
    if (typeof failed === 'function') return failed(sent, error)
    return 'operation' in failed ? failureMessage(failed.operation, failed.of) : formatMessage(failed)
  }
}
