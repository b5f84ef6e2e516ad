import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Card } from '../../ui/Card.tsx'
import { ColumnFacts } from '../details/ColumnFacts.tsx'
import type { Fact } from './column.ts'
import type { Item } from './item.ts'

interface OverviewOptions<T extends Item> {
  title: MessageDescriptor
  facts: readonly Fact<T>[]
  cards?: (item: T) => ReactNode
}

/** The overview tab of a type: its facts in one card, and the type's own cards beside it. */
export const overviewOf =
  <T extends Item>(options: OverviewOptions<T>) =>
  (item: T): ReactNode => <Overview {...options} item={item} />

function Overview<T extends Item>({ title, facts, cards, item }: OverviewOptions<T> & { item: T }) {
  const { formatMessage } = useIntl()
  const about = (
    <Card title={formatMessage(title)}>
      <ColumnFacts item={item} facts={facts} />
    </Card>
  )
  if (!cards) return about
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {about}
      {cards(item)}
    </div>
  )
}
