import type { ReactNode } from 'react'
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { IconButton, type IconButtonProps } from '../../ui/buttons.tsx'
import { Loaded } from './Loaded.tsx'

/** A text of a part of a page: a message, or one that is written already because it has arguments. */
type PartText = MessageDescriptor | string

const partText = ({ formatMessage }: IntlShape, text: PartText): string =>
  typeof text === 'string' ? text : formatMessage(text)

interface PartsTableShape<T, C extends string> {
  /** The name of the table, for assistive technology. */
  label: PartText
  /** Shown if there are no rows. */
  empty: PartText
  /** The headers, in order. */
  columns: Readonly<Record<C, MessageDescriptor>>
  /** The column whose header is for assistive technology only; `actions` unless given. */
  hidden?: NoInfer<C>
  /** The item's `id` unless given. */
  idOf?: (item: T) => string
  cells: (item: T) => Readonly<Partial<Record<NoInfer<C>, ReactNode>>>
}

interface PartsTableProps<T, C extends string> extends PartsTableShape<T, C> {
  items: readonly T[]
}

const ownId = (item: unknown) =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : String(item)

/** A short table of an item's parts. */
export function PartsTable<T, C extends string>(props: PartsTableProps<T, C>) {
  const intl = useIntl()
  const { items, label, empty, columns, hidden = 'actions', idOf = ownId, cells } = props
  return (
    <PlainTable
      label={partText(intl, label)}
      empty={partText(intl, empty)}
      columns={Object.entries<MessageDescriptor>(columns).map(([id, header]) => ({
        id,
        header: intl.formatMessage(header),
        hidden: id === hidden,
      }))}
      rows={items.map((item) => ({ id: idOf(item), cells: cells(item) }))}
    />
  )
}

interface LoadedTableProps<T, C extends string> extends PartsTableShape<T, C> {
  query: ItemQuery<readonly T[] | { items: readonly T[] }>
  /** The failure message: 'Unable to retrieve the ports.' */
  failed: PartText
  /** Which are shown; all unless given. */
  of?: (items: readonly T[]) => readonly T[]
}

/** A table in a `flush` card, with its own query. */
export function LoadedTable<T, C extends string>(props: LoadedTableProps<T, C>) {
  const intl = useIntl()
  const { query, failed, of = (items) => items, ...table } = props
  return (
    <Loaded query={query} failed={partText(intl, failed)} padded>
      {(data) => <PartsTable {...table} items={of('items' in data ? data.items : data)} />}
    </Loaded>
  )
}

type ListCardProps<T, C extends string> = Omit<LoadedTableProps<T, C>, 'label'> & {
  title: MessageDescriptor
  /** At the right of the title. */
  head?: ReactNode
}

/** A card with a short list that it loads itself. */
export function ListCard<T, C extends string>({ title, head, ...table }: ListCardProps<T, C>) {
  const { formatMessage } = useIntl()
  return (
    <Card title={formatMessage(title)} flush actions={head}>
      <LoadedTable {...table} label={title} />
    </Card>
  )
}

/** The button of a row, as for removing it, at its end. */
export const RowButton = (props: Pick<IconButtonProps, 'label' | 'icon' | 'onClick'>) => (
  <span className="flex justify-end">
    <IconButton size="small" {...props} />
  </span>
)
