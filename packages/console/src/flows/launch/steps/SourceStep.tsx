import { useIntl } from 'react-intl'
import { Field, WidgetField } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { useServiceEnabled } from '../../../framework/session/services.ts'
import { NOTHING_SET, useSettings } from '../../../framework/session/settings.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { SwitchField } from '../../../ui/fields/SwitchField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import type { LaunchForm, SourceType } from '../../../services/launch/launch-form.ts'
import { choiceOf } from '../../../services/launch/rules/choice.ts'
import { sourceTypeProblem } from '../../../services/launch/rules/launch-schemas.ts'
import { offeredSources } from '../../../services/launch/rules/offered.ts'
import { minVolumeSize, raisedSize } from '../../../services/launch/rules/choice.ts'
import { storageRequired, storageUsage, volumeUsage } from '../../../services/launch/rules/quota.ts'
import { Quotas } from './Quotas.tsx'
import { SourceTable } from './SourceTable.tsx'
import { quotaMessages, sourceHints, sourceTypes } from '../../../services/launch/step.messages.ts'

export function SourceStep({ form }: { form: ResourceForm<LaunchForm> }) {
  const { facts } = useLaunchable()
  const raise = (next: Partial<LaunchForm>) => {
    const choice = choiceOf({ ...form.values, ...next }, facts)
    if (choice.createsVolume) form.set('vol_size', raisedSize(form.values.vol_size, choice.source))
  }
  return (
    // Low, so that many sources are in sight.
    <div className="grid gap-3">
      <TypeField form={form} />
      <div className="grid items-end gap-x-8 gap-y-3 sm:grid-cols-3 [&_label]:max-w-48">
        <Field of={form} name="vol_create">
          {({ optional: _, onChange, ...field }) => (
            <SwitchField
              {...field}
              onChange={(next) => {
                onChange(next)
                raise({ vol_create: next })
              }}
            />
          )}
        </Field>
        <WidgetField
          of={form}
          name="vol_size"
          as={NumberField}
          min={minVolumeSize(choiceOf(form.values, facts).source)}
        />
        <WidgetField of={form} name="vol_device_name" as={TextField} autoComplete="off" />
        <WidgetField of={form} name="vol_delete_on_instance_delete" as={SwitchField} />
      </div>
      <VolumeQuotas form={form} />
      <SourceTable form={form} onChosen={(source) => raise({ source })} />
    </div>
  )
}

function TypeField({ form }: { form: ResourceForm<LaunchForm> }) {
  const { formatMessage } = useIntl()
  const { facts } = useLaunchable()
  const settings = useSettings() ?? NOTHING_SET
  const images = useServiceEnabled(['image']) ?? false
  const offered = offeredSources(settings, { images, volumes: facts.hasVolumes })
  const problem = sourceTypeProblem(form.values)
  const choose = (type: SourceType) => {
    form.set('source_type', type)
    form.set('source', [])
    form.set('vol_create', false)
    form.set('vol_delete_on_instance_delete', false)
  }
  return (
    <Field of={form} name="source_type">
      {({ optional: _, onChange: __, ...field }) => (
        <RadioField
          {...field}
          onChange={(next) => choose(next as SourceType)} // one of the options
          options={offered.map((type) => ({ value: type, label: formatMessage(sourceTypes[type]) }))}
          hint={formatMessage(sourceHints[form.values.source_type])}
          error={problem ? formatMessage(problem.message) : undefined}
        />
      )}
    </Field>
  )
}

/** The quotas that new volumes use; not shown without new volumes. */
function VolumeQuotas({ form }: { form: ResourceForm<LaunchForm> }) {
  const intl = useIntl()
  const { facts } = useLaunchable()
  const { count, createsVolume, flavor, source } = choiceOf(form.values, facts)
  const fromSnapshot = form.values.source_type === 'volume_snapshot'
  if (!facts.hasVolumes || !(createsVolume || fromSnapshot)) return null
  const size = createsVolume ? (form.values.vol_size ?? 0) : (source?.size ?? 0)
  return (
    <Quotas
      charts={[
        { title: intl.formatMessage(quotaMessages.volumes), ...volumeUsage(facts.volumeLimits, count) },
        {
          title: intl.formatMessage(quotaMessages.storage),
          ...storageUsage(facts.volumeLimits, storageRequired(count, flavor, size)),
          format: (amount) => formatGigabytes(intl, amount),
        },
      ]}
    />
  )
}
