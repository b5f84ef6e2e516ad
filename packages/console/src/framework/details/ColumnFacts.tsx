import { useIntl } from 'react-intl'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { useCellContext } from '../resource/cell-context.ts'
import type { Fact } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { cellText } from '../table/cell-text.ts'

interface ColumnFactsProps<T extends Item> {
  item: T
  facts: readonly Fact<T>[]
}

/** The facts of an item as a list of terms and values, each rendered as its cell. */
export function ColumnFacts<T extends Item>({ item, facts }: ColumnFactsProps<T>) {
  const intl = useIntl()
  const context = useCellContext(facts)
  return (
    <DescriptionList
      items={facts.map((fact) => ({
        term: intl.formatMessage(fact.header),
        // The cell of the name links to this very page.
        value: (fact.id !== 'name' && fact.cell?.(item, context)) || cellText(fact, item, context),
      }))}
    />
  )
}
