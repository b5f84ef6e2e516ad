import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { Button } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { RequestId } from '../../ui/states.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { describeError } from '../text/error-text.ts'

interface LoadedProps<T> {
  query: ItemQuery<T>
  /** The failure message: 'Unable to retrieve the volumes.' */
  failed: string
  /** Adds padding to the loading and error states, for a card without its own. */
  padded?: boolean
  children: (data: T) => ReactNode
}

/** A part of a page with its own query: it loads, fails and retries independently of the rest. */
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
