import { computeZoneEndpoints, type Flavor } from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Field, WidgetField } from '../../../framework/forms/Field.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { Preflight } from '../../../framework/preflight/Preflight.tsx'
import { describeError } from '../../../framework/text/error-text.ts'
import { formatGigabytes, formatMegabytes } from '../../../framework/text/units.ts'
import { computeDemands, MB_PER_GB } from '../../../services/compute/compute-quotas.ts'
import { volumeDemands } from '../../../services/volume/use-volume-demands.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import { nameClash } from '../../../services/launch/rules/launch-preflight.ts'
import { availableZones } from '../../../services/launch/rules/offered.ts'
import type { QuickForm } from '../quick-form.ts'
import { quickMessages, membershipWords, disabledNotes } from '../quick-launch.messages.ts'
import { disabledFlavors, isLargeEnough, chosenImage, flavorsBySize } from '../rules/quick-schemas.ts'
import { SourceFields, useFollow } from './SourceFields.tsx'
import { words } from '../../../framework/text/common.messages.ts'

export function DetailsStep({ form }: { form: ResourceForm<QuickForm> }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <WidgetField of={form} name="name" as={TextField} autoComplete="off" />
      <WidgetField of={form} name="count" as={NumberField} min={1} />
      <SourceFields form={form} />
      <FlavorField form={form} />
      <OptionsField
        of={form}
        name="availability_zone"
        query={query(computeZoneEndpoints.computeZoneList)}
        options={({ items }) => availableZones(items).map((zone) => ({ value: zone, label: zone }))}
        placeholder={formatMessage(quickMessages.anyZone)}
        none={formatMessage(quickMessages.noZones)}
      />
      <WidgetField of={form} name="volume_size" as={NumberField} min={1} />
      <WidgetField of={form} name="device_name" as={TextField} mono />
      <WidgetField of={form} name="vol_delete_on_instance_delete" as={CheckField} className="col-span-full" />
      <div className="col-span-full empty:hidden">
        <QuickPreflight form={form} />
      </div>
    </div>
  )
}

/** What stands in the way of the launch, as in the other wizard. */
function QuickPreflight({ form }: { form: ResourceForm<QuickForm> }) {
  const intl = useIntl()
  const { facts } = useLaunchable()
  const { flavor: id, name, source_type: source, volume_size: size } = form.values
  const count = form.values.count ?? 1
  const flavor = facts.flavors.find((each) => each.id === id)
  const added = { instances: count, cores: count * (flavor?.vcpus ?? 0), ram: (count * (flavor?.ram ?? 0)) / MB_PER_GB }
  const createsVolume = source === 'volume_image_id'
  const clash = nameClash(
    name,
    count,
    facts.servers.map((server) => server.name),
  )
  return (
    <Preflight
      compact
      form={form}
      demands={[
        ...computeDemands(facts.limits, added, intl),
        ...volumeDemands(
          facts.volumeLimits,
          createsVolume ? { volumes: count, gigabytes: count * (size ?? 0) } : {},
          intl,
        ),
      ]}
      taken={clash?.name}
      rename={clash ? { free: clash.free, use: () => form.set('name', clash.free) } : undefined}
    />
  )
}

/** The flavors; those that are too small for the image are disabled, with a note. */
function FlavorField({ form }: { form: ResourceForm<QuickForm> }) {
  const intl = useIntl()
  const { facts, parts } = useLaunchable()
  const follow = useFollow(form)
  const { loading, error } = parts.flavors
  const flavors = flavorsBySize(facts)
  const image = chosenImage(form.values, facts)
  const disabled = disabledFlavors(flavors, image)
  const empty = loading ? words.loading : flavors.length > 0 ? quickMessages.chooseFlavor : quickMessages.noFlavors
  return (
    <Field of={form} name="flavor">
      {(field) => (
        <SelectField
          {...field}
          onChange={(flavor) => {
            field.onChange(flavor)
            follow({ flavor })
          }}
          placeholder={intl.formatMessage(empty)}
          options={flavors.map((flavor) => ({
            value: flavor.id,
            label: flavor.name,
            note: flavorNote(intl, flavor),
            disabled: !isLargeEnough(flavor, image),
          }))}
          hint={disabled === 'none' ? undefined : intl.formatMessage(disabledNotes[disabled])}
          error={error ? describeError(intl, error) : field.error}
        />
      )}
    </Field>
  )
}

/** The flavor's size, with its ephemeral disk if it has one. */
export function flavorNote(intl: IntlShape, flavor: Flavor): string {
  const ephemeral = flavor['OS-FLV-EXT-DATA:ephemeral']
  return [
    `${intl.formatNumber(flavor.vcpus)} vCPU`,
    formatMegabytes(intl, flavor.ram),
    formatGigabytes(intl, flavor.disk),
    ...(ephemeral > 0
      ? [intl.formatMessage(membershipWords.ephemeral, { size: formatGigabytes(intl, ephemeral) })]
      : []),
  ].join(' · ')
}
