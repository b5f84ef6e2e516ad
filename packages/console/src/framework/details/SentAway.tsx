import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { toast } from '../../ui/toast/toast.ts'
import { describeError } from '../text/describe-error.ts'

interface SentAwayProps {
  to: string
  message: string
  error: ApiError
}

/** In place of a page that cannot be shown: says why, and leads to another. */
export function SentAway({ to, message, error }: SentAwayProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  useEffect(() => {
    toast.danger(message, { detail: describeError(intl, error), requestId: error.requestId })
    void navigate({ to, replace: true })
  }, [to, message, error, intl, navigate])
  return null
}
