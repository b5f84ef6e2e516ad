import { type QuickSource, raisedVolumeSize } from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { describeError } from '../../../framework/text/error-text.ts'
import { formatSize, formatGigabytes } from '../../../framework/text/units.ts'
import { ComboboxField } from '../../../ui/fields/ComboboxField.tsx'
import { SelectField, type SelectOption } from '../../../ui/fields/SelectField.tsx'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import { type Part } from '../../../services/launch/facts/part.ts'
import { bootableImages } from '../../../services/launch/rules/offered.ts'
import type { QuickForm } from '../quick-form.ts'
import { quickMessages, quickSources } from '../quick-launch.messages.ts'
import {
  offeredSources,
  flavorFor,
  makesVolume,
  chosenImage,
  flavorsBySize,
  sizeNeedsOf,
} from '../rules/quick-schemas.ts'
import { words as commonWords } from '../../../framework/text/common.messages.ts'

type Source = { id: string; name: string | null; size: number }

/** An image with its size in bytes. */
export const imageOption =
  (intl: IntlShape) =>
  ({ id, name, size }: Source) => ({ value: id, label: name || id, note: formatSize(intl, size) })

/** A volume or a snapshot with its size in GiB. */
export const sizedOption =
  (intl: IntlShape) =>
  ({ id, name, size }: Source) => ({ value: id, label: name || id, note: formatGigabytes(intl, size) })

/** The source of the instance: its kind, then the item. */
export function SourceFields({ form }: { form: ResourceForm<QuickForm> }) {
  const intl = useIntl()
  const { facts, parts } = useLaunchable()
  const follow = useFollow(form)
  const words = (name: keyof typeof quickMessages) => intl.formatMessage(quickMessages[name])
  const image = imageOption(intl)
  const sized = sizedOption(intl)
  return (
    <>
      <Field of={form} name="source_type">
        {(field) => (
          <SelectField
            {...field}
            onChange={(type) => {
              field.onChange(type)
              follow({ source_type: type as QuickSource }) // one of the options below
            }}
            options={offeredSources(facts).map((value) => ({ value, label: intl.formatMessage(quickSources[value]) }))}
          />
        )}
      </Field>
      <ChoiceField
        form={form}
        name="image_id"
        part={parts.images}
        options={bootableImages(facts.images, 'image').map(image)}
        placeholder={words('chooseImage')}
        none={words('noImages')}
      />
      <ChoiceField
        form={form}
        name="instance_snapshot_id"
        part={parts.images}
        options={bootableImages(facts.images, 'snapshot').map(image)}
        placeholder={words('chooseSnapshot')}
        none={words('noSnapshots')}
      />
      <ChoiceField
        form={form}
        name="volume_id"
        part={parts.volumes}
        options={facts.volumes.map(sized)}
        placeholder={words('chooseVolume')}
        none={words('noVolumes')}
      />
      <ChoiceField
        form={form}
        name="volume_snapshot_id"
        part={parts.volumeSnapshots}
        options={facts.volumeSnapshots.map(sized)}
        placeholder={words('chooseSnapshot')}
        none={words('noSnapshots')}
      />
    </>
  )
}

interface ChoiceFieldProps {
  form: ResourceForm<QuickForm>
  name: 'image_id' | 'instance_snapshot_id' | 'volume_id' | 'volume_snapshot_id'
  /** The loading state of the options. */
  part: Part
  options: readonly SelectOption[]
  placeholder: string
  /** Shown if there are no options. */
  none: string
}

/** Chooses the source; flavor and size follow. */
function ChoiceField({ form, name, part, options, placeholder, none }: ChoiceFieldProps) {
  const intl = useIntl()
  const follow = useFollow(form)
  const empty = part.loading ? intl.formatMessage(commonWords.loading) : none
  return (
    <Field of={form} name={name}>
      {(field, clear) => (
        <ComboboxField
          {...field}
          options={options}
          onChange={(value) => {
            field.onChange(value)
            follow({ [name]: value })
          }}
          onClear={clear}
          placeholder={options.length > 0 ? placeholder : empty}
          error={part.error ? describeError(intl, part.error) : field.error}
        />
      )}
    </Field>
  )
}

/** Call it for each choice: it replaces a flavor that is too small, and increases the volume's size. */
export function useFollow(form: ResourceForm<QuickForm>): (change: Partial<QuickForm>) => void {
  const { facts } = useLaunchable()
  return (change) => {
    const next = { ...form.values, ...change }
    const image = chosenImage(next, facts)
    // Without an image, no flavor is too small.
    const flavor = image ? flavorFor(flavorsBySize(facts), image, next.flavor) : next.flavor
    if (flavor !== form.values.flavor) form.set('flavor', flavor)
    if (makesVolume(next))
      form.set('volume_size', raisedVolumeSize(next.volume_size, sizeNeedsOf({ ...next, flavor }, facts)))
  }
}
