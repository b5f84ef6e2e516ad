import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import type { Column } from '../../framework/resource/column.ts'
import type { Item } from '../../framework/resource/item.ts'
import { SortedTable } from '../../framework/table/SortedTable.tsx'
import { cellText } from '../../framework/resource/cell-text.ts'
import { Card } from '../../ui/Card.tsx'
import { cx, fieldClass } from '../../ui/classes.ts'
import { systemInfoMessages as messages } from './system-info.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface FilteredTableProps<D, T extends Item> {
  title: string
  query: ItemQuery<D>
  rows: (data: D) => readonly T[]
  columns: readonly Column<T>[]
  defaultSort?: string
}

/** A sortable table with a filter over all of its cells. */
export function FilteredTable<D, T extends Item>(props: FilteredTableProps<D, T>) {
  const { title, query, rows, columns, defaultSort = 'name' } = props
  const { formatMessage } = useIntl()
  const context = useCellContext(columns)
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const matches = (item: T) => columns.some((column) => cellText(column, item, context).toLowerCase().includes(wanted))
  return (
    <Card
      title={title}
      flush
      actions={
        <input
          type="search"
          aria-label={formatMessage(moreWords.filter)}
          placeholder={formatMessage(moreWords.filter)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={cx(fieldClass, 'h-8! max-w-60')}
        />
      }
    >
      <Loaded query={query} failed={formatMessage(messages.failed, { what: title })} padded>
        {(data) => {
          const all = rows(data)
          const shown = all.filter(matches)
          if (shown.length > 0)
            return <SortedTable label={title} items={shown} columns={columns} defaultSort={defaultSort} />
          return <p className="p-4 text-ink-3">{formatMessage(all.length === 0 ? messages.none : messages.noMatch)}</p>
        }}
      </Loaded>
    </Card>
  )
}
