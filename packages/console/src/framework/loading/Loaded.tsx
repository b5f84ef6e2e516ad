import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { RequestId } from '../../ui/RequestId.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { describeError } from '../text/describe-error.ts'

interface LoadedProps<T> {
  query: ItemQuery<T>
  /** What could not be had, where it could not: 'Unable to retrieve the volumes.' */
  failed: string
  /** It stands in a card whose content brings its own edges. */
  padded?: boolean
  children: (data: T) => ReactNode
}

/** A part of a page that is fetched for itself: it waits, fails and is tried again without the rest. */
export function Loaded<T>({ query, failed, padded, children }: LoadedProps<T>) {
  const intl = useIntl()
  const texts = useUiTexts()
  const { data, error, isFetching, refetch } = useQuery(query)
  if (data !== undefined) return children(data)
  if (!error)
    return (
      <div className={cx(padded && 'p-4')}>
        <Skeleton className="w-40" />
      </div>
    )
  return (
    <div role="alert" className={cx('grid grid-cols-1 justify-items-start gap-1.5', padded && 'p-4')}>
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
