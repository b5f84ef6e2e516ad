import { CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { DescriptionList } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import type { Column } from '../resource/column.ts'
import type { CellContext, Item } from '../resource/item.ts'
import { cellText } from '../resource/cell-text.ts'
import { words } from '../text/common.messages.ts'

interface RowDrawerProps<T extends Item> {
  item: T
  problems?: readonly string[]
  /** The columns that the row does not show. */
  columns: readonly Column<T>[]
  context: CellContext
}

/** The details of a row that its cells do not show. */
export function RowDrawer<T extends Item>({ item, problems = [], columns, context }: RowDrawerProps<T>) {
  const intl = useIntl()
  const id = (
    <span className="flex items-center gap-1">
      <code className="min-w-0 font-mono text-sm break-all">{item.id}</code>
      <CopyButton value={item.id} />
    </span>
  )
  return (
    <div className="grid gap-3">
      {problems.length > 0 && (
        <ul className="grid gap-1">
          {problems.map((flaw) => (
            <li key={flaw} className="flex items-baseline gap-2 wrap-anywhere text-bad">
              <CircleAlert aria-hidden className="size-4 shrink-0 self-center" />
              {flaw}
            </li>
          ))}
        </ul>
      )}
      <DescriptionList
        items={[
          { term: intl.formatMessage(words.id), value: id },
          ...columns.map((column) => ({
            term: intl.formatMessage(column.header),
            value: column.cell?.(item, context) ?? cellText(column, item, context),
          })),
        ]}
      />
    </div>
  )
}
