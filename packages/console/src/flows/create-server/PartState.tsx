import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { describeError } from '../../framework/text/error-text.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Part } from '../launch/facts/part.ts'
import { listFailures } from '../launch/steps/choosing.messages.ts'

interface PartStateProps {
  part: Part
  name: keyof typeof listFailures
  children: ReactNode
}

/** The content once its data is there; until then that it loads, or why it does not. */
export function PartState({ part, name, children }: PartStateProps) {
  const intl = useIntl()
  if (part.error)
    return (
      <ErrorState
        title={intl.formatMessage(listFailures[name])}
        message={describeError(intl, part.error)}
        requestId={part.error.requestId}
        onRetry={part.retry}
        retrying={part.retrying}
      />
    )
  if (!part.loading) return children
  return (
    <div role="status" className="grid gap-2 sm:grid-cols-3">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-13 w-full" />
      ))}
    </div>
  )
}
