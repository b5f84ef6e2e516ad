import { Download, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Column } from '../../framework/resource/column.ts'
import type { Item } from '../../framework/resource/item.ts'
import { SortedTable } from '../../framework/table/SortedTable.tsx'
import { Card } from '../../ui/Card.tsx'
import { Button } from '../../ui/buttons.tsx'
import { saveFile } from '../../ui/copy.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Period } from './period.ts'
import { usageMessages as messages } from './usage.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const SKELETONS = ['w-40', 'w-28', 'w-32']

interface TableCardProps<T extends Item> {
  /** undefined while loading. */
  items: readonly T[] | undefined
  columns: readonly Column<T>[]
  period: Period
  /** The rows as CSV. */
  csv: (items: readonly T[]) => string
  /** Shown if there are no rows. */
  none: string
  /** Further controls of the table. */
  children?: ReactNode
}

/** Rows of usage, with a CSV download. */
export function TableCard<T extends Item>({ items, columns, period, csv, none, children }: TableCardProps<T>) {
  const { formatMessage } = useIntl()
  const download = () => {
    if (items) saveFile(`usage-${period.start}-${period.end}.csv`, csv(items), 'text/csv;charset=utf-8')
  }
  return (
    <Card
      title={formatMessage(moreWords.usage)}
      nested
      flush
      actions={
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
          {children}
          <Button size="small" icon={<Download aria-hidden />} disabled={!items?.length} onClick={download}>
            {formatMessage(moreWords.downloadCsvSummary)}
          </Button>
        </div>
      }
    >
      {!items ? (
        <div className="grid gap-6 p-4">
          {SKELETONS.map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
      ) : items.length === 0 ? (
        <EmptyState icon={<Hourglass aria-hidden />} title={formatMessage(messages.none)} text={none} />
      ) : (
        <SortedTable label={formatMessage(moreWords.usage)} items={items} columns={columns} defaultSort="name" />
      )}
    </Card>
  )
}
