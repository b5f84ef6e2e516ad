import { useIntl } from 'react-intl'
import { UsageChart } from '../../../framework/charts/charts.tsx'
import { Field, WidgetField } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { useSession } from '../../../framework/session/session.ts'
import { describeError } from '../../../framework/text/error-text.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import type { LaunchForm } from '../../../services/launch/launch-form.ts'
import { choiceOf } from '../../../services/launch/rules/choice.ts'
import { launchedNames } from '../../../services/launch/rules/launched-names.ts'
import { availableZones } from '../../../services/launch/rules/offered.ts'
import { instanceUsage } from '../../../services/launch/rules/quota.ts'
import { listFailures } from '../../../services/launch/choosing.messages.ts'
import { detailsMessages, quotaMessages } from '../../../services/launch/step.messages.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export function DetailsStep({ form }: { form: ResourceForm<LaunchForm> }) {
  const { formatMessage } = useIntl()
  const { project_name: project } = useSession()
  const { facts } = useLaunchable()
  const count = Math.max(1, form.values.instance_count ?? 1)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid gap-4">
        <p>
          <span className="text-ink-3">{formatMessage(words.projectName)}</span>{' '}
          <span className="font-medium wrap-anywhere">{project}</span>
        </p>
        <WidgetField
          of={form}
          name="name"
          as={TextField}
          hint={launchedNames(form.values.name, count).join(', ') || undefined}
          autoComplete="off"
        />
        <WidgetField of={form} name="description" as={TextField} autoComplete="off" />
        <ZoneField form={form} />
        <Field of={form} name="instance_count">
          {({ onBlur, ...field }) => (
            <NumberField
              {...field}
              min={1}
              onBlur={() => {
                // Less than one instance becomes one.
                if ((field.value ?? 1) <= 0) form.set('instance_count', 1)
                onBlur()
              }}
            />
          )}
        </Field>
      </div>
      <div className="rounded-lg border border-line px-3 py-2">
        <UsageChart title={formatMessage(quotaMessages.instances)} {...instanceUsage(facts.limits, count)} />
      </div>
    </div>
  )
}

/** The option for the empty value, which would look like no choice. */
const ANY = '*'

function ZoneField({ form }: { form: ResourceForm<LaunchForm> }) {
  const intl = useIntl()
  const { facts, parts } = useLaunchable()
  const zones = availableZones(facts.zones)
  const { error, loading } = parts.zones
  const any = { value: ANY, label: intl.formatMessage(moreWords.anyAvailabilityZone) }
  return (
    <Field of={form} name="availability_zone">
      {({ onChange, optional: _, ...field }) => (
        <SelectField
          {...field}
          value={choiceOf(form.values, facts).zone || ANY}
          onChange={(zone) => onChange(zone === ANY ? '' : zone)}
          disabled={zones.length === 0}
          options={[...(zones.length === 1 ? [] : [any]), ...zones.map((zone) => ({ value: zone, label: zone }))]}
          hint={loading || error || zones.length > 0 ? undefined : intl.formatMessage(detailsMessages.noZones)}
          error={error ? `${intl.formatMessage(listFailures.zones)} ${describeError(intl, error)}` : field.error}
        />
      )}
    </Field>
  )
}
