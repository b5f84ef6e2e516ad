import { useIntl } from 'react-intl'
import { describeError } from '../../../framework/text/describe-error.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { tableMessages } from '../../../framework/table/table.messages.ts'
import { formatGigabytes, formatMegabytes } from '../../../framework/text/units.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { useLaunchable } from '../../launch/facts/launchable.ts'
import type { QuickForm } from '../quick-form.ts'
import { disabledNotes, quickMessages } from '../quick-launch.messages.ts'
import { disabledFlavors, isLargeEnough } from '../rules/flavor-fit.ts'
import { chosenImage, flavorsBySize } from '../rules/source.ts'
import { useFollow } from './use-follow.ts'

/** The flavors, of which those are disabled that are too small for the image; that there are such is said. */
export function FlavorField({ form }: { form: ResourceForm<QuickForm> }) {
  const intl = useIntl()
  const { facts, parts } = useLaunchable()
  const follow = useFollow(form)
  const { loading, error } = parts.flavors
  const flavors = flavorsBySize(facts)
  const image = chosenImage(form.values, facts)
  const disabled = disabledFlavors(flavors, image)
  const empty = loading
    ? tableMessages.loading
    : flavors.length > 0
      ? quickMessages.chooseFlavor
      : quickMessages.noFlavors
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
            note: `${intl.formatNumber(flavor.vcpus)} vCPU · ${formatMegabytes(intl, flavor.ram)} · ${formatGigabytes(intl, flavor.disk)}`,
            disabled: !isLargeEnough(flavor, image),
          }))}
          hint={disabled === 'none' ? undefined : intl.formatMessage(disabledNotes[disabled])}
          error={error ? describeError(intl, error) : field.error}
        />
      )}
    </Field>
  )
}
