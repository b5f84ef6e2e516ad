import type { Flavor } from '@meridian/contract'
import { useIntl } from 'react-intl'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { Column, Facet } from '../../../framework/resource/column.ts'
import { formatGigabytes, formatInMegabytes, formatMegabytes } from '../../../framework/text/units.ts'
import { compareText } from '../../../framework/text/wording.ts'
import { DescriptionList } from '../../../ui/Card.tsx'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import type { LaunchForm } from '../../../services/launch/launch-form.ts'
import { rulePhrases } from '../../../services/launch/launch-rules.messages.ts'
import { choiceOf } from '../../../services/launch/rules/choice.ts'
import { flavorErrors, type FlavorError } from '../../../services/launch/rules/quota.ts'
import { coreUsage, instanceUsage, ramUsage, flavorDisk } from '../../../services/launch/rules/quota.ts'
import { Choosing } from './Choosing.tsx'
import { fields } from '../../../services/launch/choosing.messages.ts'
import type { QuotaLineProps } from '../../../services/launch/QuotaLine.tsx'
import { Quotas } from './Quotas.tsx'
import { amount, flag, flagFacet, named, numberFacet, textFacet } from './columns.ts'
import { quotaMessages } from '../../../services/launch/step.messages.ts'

export function FlavorStep({ form }: { form: ResourceForm<LaunchForm> }) {
  const intl = useIntl()
  const { facts } = useLaunchable()
  const choice = choiceOf(form.values, facts)
  const { count, flavor } = choice
  const words = ({ kind, ...values }: FlavorError) =>
    intl.formatMessage(rulePhrases[kind], { sourceType: form.values.source_type, ...values } as never) // each kind has the values of its phrase
  const problems = (each: Flavor) => flavorErrors(each, choice, facts).map(words)
  const charts = (each: Flavor | null) => [
    { title: intl.formatMessage(quotaMessages.instances), ...instanceUsage(facts.limits, count) },
    { title: intl.formatMessage(quotaMessages.vcpus), ...coreUsage(facts.limits, count, each) },
    {
      title: intl.formatMessage(quotaMessages.ram),
      ...ramUsage(facts.limits, count, each),
      format: (megabytes: number) => formatMegabytes(intl, megabytes),
    },
  ]
  return (
    <div className="grid gap-4">
      <Quotas charts={charts(flavor)} />
      <Choosing
        form={form}
        name="flavor"
        part="flavors"
        items={facts.flavors}
        columns={flavorColumns}
        facets={flavorFacets}
        defaultSort="ram"
        allocated={flavor ? [flavor.id] : []}
        nameOf={({ name }) => name}
        refusalOf={(each) => problems(each).join(' ') || null}
        problem={flavor ? problems(flavor).join(' ') || undefined : undefined}
        renderDetails={(each) => <FlavorDetails flavor={each} charts={charts(each)} />}
      />
    </div>
  )
}

interface FlavorDetailsProps {
  flavor: Flavor
  /** The quotas with this flavor. */
  charts: readonly QuotaLineProps[]
}

function FlavorDetails({ flavor, charts }: FlavorDetailsProps) {
  const intl = useIntl()
  const specs = Object.entries(flavor.extras ?? {}).sort(([a], [b]) => compareText(a, b))
  // Exactly, as the search takes it.
  const ram = { term: intl.formatMessage(fields.ram), value: formatInMegabytes(intl, flavor.ram) }
  return (
    <div className="grid gap-3">
      <Quotas charts={charts} />
      <DescriptionList items={[ram, ...specs.map(([term, value]) => ({ term, value }))]} />
    </div>
  )
}

const isPublic = (flavor: Flavor) => flavor['os-flavor-access:is_public']

const flavorColumns: Column<Flavor>[] = [
  named(),
  amount('vcpus', ({ vcpus }) => vcpus, undefined, { priority: 1 }),
  amount('ram', ({ ram }) => ram, formatMegabytes, { priority: 1 }),
  amount('totalDisk', flavorDisk, formatGigabytes, { priority: 2 }),
  amount('rootDisk', ({ disk }) => disk, formatGigabytes),
  amount('ephemeralDisk', (flavor) => flavor['OS-FLV-EXT-DATA:ephemeral'], formatGigabytes),
  flag('public', isPublic),
]

const flavorFacets: Facet<Flavor>[] = [
  textFacet('name', ({ name }) => name),
  numberFacet('vcpus', ({ vcpus }) => vcpus),
  numberFacet('ram', ({ ram }) => ram),
  flagFacet('public', isPublic),
]
