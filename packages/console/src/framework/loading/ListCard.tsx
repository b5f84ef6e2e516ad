import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { Card } from '../../ui/Card.tsx'
import { LoadedTable } from './LoadedTable.tsx'

interface ListCardProps<T, C extends string> {
  title: MessageDescriptor
  query: ItemQuery<readonly T[] | { items: readonly T[] }>
  /** The sentence for a failed query. */
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
