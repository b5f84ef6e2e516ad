import type { Flavor } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { formatSize } from '../../../framework/text/bytes.ts'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { useLaunchable } from '../facts/launchable.ts'
import type { LaunchForm } from '../launch-form.ts'
import { rulePhrases } from '../launch-rules.messages.ts'
import { choiceOf } from '../rules/choice.ts'
import { flavorErrors, type FlavorError } from '../rules/flavor-errors.ts'
import { coreUsage, instanceUsage, ramUsage } from '../rules/quota.ts'
import { Choosing } from './Choosing.tsx'
import { FlavorDetails } from './FlavorDetails.tsx'
import { flavorColumns, flavorFacets } from './flavor-columns.ts'
import { Quotas } from './Quotas.tsx'
import { quotaMessages } from './quotas.messages.ts'

export function FlavorStep({ form }: { form: ResourceForm<LaunchForm> }) {
  const intl = useIntl()
  const { facts } = useLaunchable()
  const choice = choiceOf(form.values, facts)
  const { count, flavor } = choice
  const words = ({ kind, ...values }: FlavorError) =>
    intl.formatMessage(rulePhrases[kind], { sourceType: form.values.source_type, ...values } as never) // each kind has its phrase's values
  const problems = (each: Flavor) => flavorErrors(each, choice, facts).map(words)
  const charts = (each: Flavor | null) => [
    { title: intl.formatMessage(quotaMessages.instances), ...instanceUsage(facts.limits, count) },
    { title: intl.formatMessage(quotaMessages.vcpus), ...coreUsage(facts.limits, count, each) },
    {
      title: intl.formatMessage(quotaMessages.ram),
      ...ramUsage(facts.limits, count, each),
      format: (amount: number) => formatSize(intl, amount, 'MB'),
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
        unfit={(each) => problems(each).join(' ') || null}
        problem={flavor ? problems(flavor).join(' ') || undefined : undefined}
        renderDetails={(each) => <FlavorDetails flavor={each} charts={charts(each)} />}
      />
    </div>
  )
}
