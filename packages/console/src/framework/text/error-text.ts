import { useEffect } from 'react'
import { type IntlShape, useIntl, type MessageDescriptor } from 'react-intl'
import { asApiError, type ApiError } from '../../api/api-error.ts'
import { toast } from '../../ui/toast/toast.ts'
import { serverMessagePrefixes } from './framework.messages.ts'
import { frameworkMessages } from './framework.messages.ts'

/** Why something failed, for the user: with the service's message, if any. An error of a script is named as such. */
export function describeError(intl: IntlShape, cause: unknown): string {
  const error = asApiError(cause)
  const message = reasonOf(intl, error)
  const { tag } = error
  return tag === 'danger' || tag === 'error' ? intl.formatMessage(serverMessagePrefixes[tag], { message }) : message
}

function reasonOf(intl: IntlShape, error: ApiError): string {
  if (error.reason !== 'refused') return intl.formatMessage(frameworkMessages[error.reason])
  if (error.status === 403 && !QUOTA.test(error.message))
    return `${intl.formatMessage(frameworkMessages.forbidden)}. ${error.message}`
  return error.message
}

/** Services also return 403 for an exceeded quota, which is not about permissions. */
const QUOTA = /^quota exceeded|^maximum number of .* exceeded/i

/** Shows once that an optional request has failed, and why. */
export function useErrorToast(error: ApiError | null, what: MessageDescriptor, tone: 'danger' | 'warning' = 'danger') {
  const intl = useIntl()
  useEffect(() => {
    if (!error) return
    toast[tone](intl.formatMessage(what), { detail: describeError(intl, error), requestId: error.requestId })
  }, [error, what, tone, intl])
}
