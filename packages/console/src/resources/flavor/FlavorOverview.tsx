import type { FlavorDetails as Flavor } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { compareText } from '../../framework/text/compare-text.ts'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import { useProjectNames } from '../../framework/resource/project-names.ts'
import { cellText } from '../../framework/table/cell-text.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { flavorNames } from './flavor-names.messages.ts'
import { flavorColumns, isPublic } from './flavor.columns.tsx'
import { flavorFields, flavorMessages } from './flavor.messages.ts'

/** The columns whose values have a card of their own, or stand above. */
const ELSEWHERE = ['name', 'id', 'metadata']

export function FlavorOverview({ flavor }: { flavor: Flavor }) {
  const intl = useIntl()
  const context = useCellContext(flavorColumns)
  const specs = Object.entries(flavor.extras ?? {}).sort(([a], [b]) => compareText(a, b))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={intl.formatMessage(flavorNames.one)}>
        <DescriptionList
          items={[
            ...(flavor.description
              ? [{ term: intl.formatMessage(flavorFields.description), value: flavor.description }]
              : []),
            ...flavorColumns
              .filter(({ id }) => !ELSEWHERE.includes(id))
              .map((column) => ({
                term: intl.formatMessage(column.header),
                value: cellText(column, flavor, context),
              })),
          ]}
        />
      </Card>
      <div className="grid gap-4">
        <Card title={intl.formatMessage(flavorMessages.extraSpecs)}>
          {specs.length === 0 ? (
            <p className="text-ink-3">{intl.formatMessage(flavorMessages.noExtraSpecs)}</p>
          ) : (
            <DescriptionList items={specs.map(([term, value]) => ({ term, value }))} />
          )}
        </Card>
        <Card title={intl.formatMessage(flavorMessages.access)}>
          {isPublic(flavor) ? (
            <p>{intl.formatMessage(flavorMessages.publicToAll)}</p>
          ) : (
            <Projects ids={flavor['access-list'] ?? []} />
          )}
        </Card>
      </div>
    </div>
  )
}

function Projects({ ids }: { ids: readonly string[] }) {
  const { formatMessage } = useIntl()
  const nameOf = useProjectNames(ids.length > 0)
  if (ids.length === 0) return <p className="text-ink-3">{formatMessage(flavorMessages.usedByNone)}</p>
  return (
    <ul className="grid gap-1">
      {ids.map((id) => (
        <li key={id}>{nameOf(id)}</li>
      ))}
    </ul>
  )
}
