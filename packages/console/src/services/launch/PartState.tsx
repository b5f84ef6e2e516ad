import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { describeError } from '../../framework/text/error-text.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Part } from './facts/part.ts'
import { listFailures } from './choosing.messages.ts'

interface PartStateProps {
  part: Part
  name: keyof typeof listFailures
  /** As cards beside each other, unless they are rows. */
  rows?: boolean
  children: ReactNode
}

/** The content once its data is there; until then that it loads, or why it does not. */
export function PartState({ part, name, rows = false, children }: PartStateProps) {
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
    <div role="status" className={rows ? 'grid gap-3 py-2' : 'grid gap-2 sm:grid-cols-3'}>
      {(rows ? [0, 1, 2, 3] : [0, 1, 2]).map((place) => (
        <Skeleton key={place} className={rows ? 'h-8 w-full' : 'h-13 w-full'} />
      ))}
    </div>
  )
}
