import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ItemQuery } from '../api/query.ts'
import { Button } from '../ui/Button.tsx'
import { RequestId } from '../ui/RequestId.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { describeError } from './describe-error.ts'

interface LoadedProps<T> {
  query: ItemQuery<T>
  /** What could not be had, where it could not: 'Unable to retrieve the volumes.' */
  failed: string
  children: (data: T) => ReactNode
}

/** A part of a page that is fetched for itself: it waits, fails and is tried again without the rest. */
export function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  const intl = useIntl()
  const texts = useUiTexts()
  const { data, error, isFetching, refetch } = useQuery(query)
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton className="w-40" />
  return (
    <div role="alert" className="grid justify-items-start gap-1.5">
      <p className="wrap-anywhere text-bad">
        <strong className="font-semibold">{failed}</strong> {describeError(intl, error)}
      </p>
      {error.requestId && <RequestId id={error.requestId} />}
      <Button size="small" busy={isFetching} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </div>
  )
}
