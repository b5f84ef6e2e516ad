import { useQuery } from '@tanstack/react-query'
import type { ReactNode, ComponentProps } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
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

interface LoadedTableProps<T> extends Omit<ComponentProps<typeof PlainTable>, 'rows'> {
  query: ItemQuery<T>
  /** The failure message: 'Unable to retrieve the ports.' */
  failed: string
  rows: (data: T) => ComponentProps<typeof PlainTable>['rows']
}

/** A table in a `flush` card, with its own query. */
export const LoadedTable = <T,>({ query, failed, rows, ...table }: LoadedTableProps<T>) => (
  <Loaded query={query} failed={failed} padded>
    {(data) => <PlainTable {...table} rows={rows(data)} />}
  </Loaded>
)

interface ListCardProps<T, C extends string> {
  title: MessageDescriptor
  query: ItemQuery<readonly T[] | { items: readonly T[] }>
  /** The failure message. */
  failed: MessageDescriptor | string
  /** Shown if the list is empty. */
  empty: MessageDescriptor
  /** The headers, in order. */
  columns: Readonly<Record<C, MessageDescriptor>>
  cells: (item: T) => Readonly<Record<C, ReactNode>>
}

/** A card with a short list that it loads itself. */
export function ListCard<T extends { id: string }, C extends string>(props: ListCardProps<T, C>) {
  const { formatMessage } = useIntl()
  const { title, query, failed, empty, columns, cells } = props
  return (
    <Card title={formatMessage(title)} flush>
      <LoadedTable
        query={query}
        failed={typeof failed === 'string' ? failed : formatMessage(failed)}
        empty={formatMessage(empty)}
        label={formatMessage(title)}
        columns={Object.entries<MessageDescriptor>(columns).map(([id, header]) => ({
          id,
          header: formatMessage(header),
        }))}
        rows={(data) => itemsOf(data).map((item) => ({ id: item.id, cells: cells(item) }))}
      />
    </Card>
  )
}

const itemsOf = <T,>(data: readonly T[] | { items: readonly T[] }) => ('items' in data ? data.items : data)
