import { CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { RequestId } from '../../ui/RequestId.tsx'
import { describeError } from '../text/describe-error.ts'

interface FormAlertProps {
  /** What could not be done. */
  title?: string
  error: ApiError
}

/** The button that was pressed may be far below it. */
const comeIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Why a form could not be sent: at its top, in the service's own words, with the request's id. */
export function FormAlert({ title, error }: FormAlertProps) {
  const intl = useIntl()
  return (
    <div ref={comeIntoSight} role="alert" className="flex gap-2.5 rounded-md bg-bad-soft px-3 py-2 contain-inline-size">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="min-w-0 wrap-anywhere">
        {title && <strong className="block font-semibold">{title}</strong>}
        {describeError(intl, error)}
        {error.requestId && <RequestId id={error.requestId} />}
      </div>
    </div>
  )
}
