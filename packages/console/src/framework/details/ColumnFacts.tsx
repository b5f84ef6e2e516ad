import { useIntl } from 'react-intl'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { usePolicies } from '../policy/policies.ts'
import { useCellContext } from '../resource/cell-context.ts'
import type { Fact } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { cellText } from '../table/cell-text.ts'

interface ColumnFactsProps<T extends Item> {
  item: T
  facts: readonly Fact<T>[]
}

/** The facts of an item that the policy allows, as a list of terms and values, each rendered as its cell. */
export function ColumnFacts<T extends Item>({ item, facts }: ColumnFactsProps<T>) {
  const intl = useIntl()
  const context = useCellContext(facts)
  const allows = usePolicies()
  const allowed = facts.filter(({ policy = [] }) => allows(policy) === true)
  return (
    <DescriptionList
      items={allowed.map((fact) => ({
        term: intl.formatMessage(fact.header),
        // The cell of the name links to this very page.
        value: (fact.id !== 'name' && fact.cell?.(item, context)) || cellText(fact, item, context),
      }))}
    />
  )
}
