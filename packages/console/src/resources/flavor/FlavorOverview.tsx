import type { FlavorDetails as Flavor } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ColumnFacts } from '../../framework/resource/Overview.tsx'
import { useProjectNames } from '../../framework/resource/cell-context.ts'
import { fact, type Fact } from '../../framework/resource/column.ts'
import { words } from '../../framework/text/common.messages.ts'
import { compareText } from '../../framework/text/wording.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { flavorManifest } from './flavor.manifest.ts'
import { flavorMessages } from './flavor.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const description: Fact<Flavor> = fact('description', words.description, (flavor) => flavor.description ?? '')

export function FlavorOverview({ flavor, facts }: { flavor: Flavor; facts: readonly Fact<Flavor>[] }) {
  const { formatMessage } = useIntl()
  const specs = Object.entries(flavor.extras ?? {}).sort(([a], [b]) => compareText(a, b))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={formatMessage(flavorManifest.names.one)}>
        <ColumnFacts item={flavor} facts={flavor.description ? [description, ...facts] : facts} />
      </Card>
      <div className="grid gap-4">
        <Card title={formatMessage(moreWords.extraSpecs)}>
          {specs.length === 0 ? (
            <p className="text-ink-3">{formatMessage(flavorMessages.noExtraSpecs)}</p>
          ) : (
            <DescriptionList items={specs.map(([term, value]) => ({ term, value }))} />
          )}
        </Card>
        <Card title={formatMessage(moreWords.access)}>
          {flavor['os-flavor-access:is_public'] ? (
            <p>{formatMessage(flavorMessages.publicToAll)}</p>
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
