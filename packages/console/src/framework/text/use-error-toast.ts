import { useEffect } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { toast } from '../../ui/toast/toast.ts'
import { describeError } from './describe-error.ts'

/** Tells, once, that something which the page can do without could not be had, and why. */
export function useErrorToast(error: ApiError | null, what: MessageDescriptor, tone: 'danger' | 'warning' = 'danger') {
  const intl = useIntl()
  useEffect(() => {
    if (!error) return
    toast[tone](intl.formatMessage(what), { detail: describeError(intl, error), requestId: error.requestId })
  }, [error, what, tone, intl])
}
