import { useIntl } from 'react-intl'
import { OrNothing } from '../../ui/inline.tsx'
import { usePolicies } from '../policy/policy-store.ts'
import { useCellContext } from '../resource/cell-context.ts'
import type { Item } from '../resource/item.ts'
import type { AnyResource } from '../resource/resource.ts'
import { cellText } from '../resource/cell-text.ts'
import { Summary } from './Summary.tsx'
import { UsedBy } from './UsedBy.tsx'
import { detailsMessages } from './details.messages.ts'

/** What an item is and what uses it, above all tabs: the columns and facts that its type names. */
export function ItemSummary({ resource, item }: { resource: AnyResource; item: Item }) {
  const intl = useIntl()
  const context = useCellContext(resource.columns)
  const allows = usePolicies()
  const all = [...resource.columns, ...(resource.details.facts ?? [])]
  const facts = (resource.details.glance ?? [])
    .flatMap((id) => all.find((fact) => fact.id === id) ?? [])
    .filter(({ policy = [] }) => allows(policy) === true)
  return (
    <Summary label={intl.formatMessage(detailsMessages.atGlance)}>
      <dl className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
        {facts.map((fact) => (
          <div key={fact.id} className="grid min-w-0 gap-0.5">
            <dt className="text-sm text-ink-3">{intl.formatMessage(fact.header)}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">
              <OrNothing>{fact.cell?.(item, context) || cellText(fact, item, context)}</OrNothing>
            </dd>
          </div>
        ))}
      </dl>
      <UsedBy of={{ type: resource.type, id: item.id }} />
    </Summary>
  )
}
