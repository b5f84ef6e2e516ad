import type { ComponentProps } from 'react'
import type { ItemQuery } from '../../api/query.ts'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { Loaded } from './Loaded.tsx'

interface LoadedTableProps<T> extends Omit<ComponentProps<typeof PlainTable>, 'rows'> {
  query: ItemQuery<T>
  /** What could not be had, where it could not: 'Unable to retrieve the ports.' */
  failed: string
  rows: (data: T) => ComponentProps<typeof PlainTable>['rows']
}

/** The rows of a card that are fetched for themselves; the card is `flush`. */
export const LoadedTable = <T,>({ query, failed, rows, ...table }: LoadedTableProps<T>) => (
  <Loaded query={query} failed={failed} padded>
    {(data) => <PlainTable {...table} rows={rows(data)} />}
  </Loaded>
)
