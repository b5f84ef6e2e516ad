import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { usePolicies } from '../policy/policy-store.ts'
import { cellText } from './cell-text.ts'
import { useCellContext } from './cell-context.ts'
import type { Fact } from './column.ts'
import type { Item } from './item.ts'

interface OverviewProps<T extends Item> {
  item: T
  title: MessageDescriptor
  facts: readonly Fact<T>[]
  cards?: (item: T) => ReactNode
}

/** The overview tab of a type: its facts in one card, and the type's own cards beside it. */
export function Overview<T extends Item>({ title, facts, cards, item }: OverviewProps<T>) {
  const { formatMessage } = useIntl()
  const about = (
    <Card title={formatMessage(title)}>
      <ColumnFacts item={item} facts={facts} />
    </Card>
  )
  if (!cards) return about
  return (
    <div className="grid items-start gap-4 lg:has-[>:nth-child(2)]:grid-cols-2">
      {about}
      {cards(item)}
    </div>
  )
}

interface ColumnFactsProps<T extends Item> {
  item: T
  facts: readonly Fact<T>[]
}

/** The facts of an item that the policy allows, as a description list, each rendered as its cell. */
export function ColumnFacts<T extends Item>({ item, facts }: ColumnFactsProps<T>) {
  const intl = useIntl()
  const context = useCellContext(facts)
  const allows = usePolicies()
  const allowed = facts.filter(({ policy = [] }) => allows(policy) === true)
  return (
    <DescriptionList
      items={allowed.map((fact) => ({
        term: intl.formatMessage(fact.header),
        // The cell of the name links to this page.
        value: (fact.id !== 'name' && fact.cell?.(item, context)) || cellText(fact, item, context),
      }))}
    />
  )
}
