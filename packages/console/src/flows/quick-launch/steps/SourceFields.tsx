import type { QuickSource } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { formatSize } from '../../../framework/text/bytes.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { useLaunchable } from '../../launch/facts/launchable.ts'
import { bootableImages } from '../../launch/rules/offered.ts'
import type { QuickForm } from '../quick-form.ts'
import { quickMessages, quickSources } from '../quick-launch.messages.ts'
import { offeredSources } from '../rules/source.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { useFollow } from './use-follow.ts'

/** What the instance starts from: its kind, and then which one. */
export function SourceFields({ form }: { form: ResourceForm<QuickForm> }) {
  const intl = useIntl()
  const { facts, parts } = useLaunchable()
  const follow = useFollow(form)
  const words = (name: keyof typeof quickMessages) => intl.formatMessage(quickMessages[name])
  const image = ({ id, name, size }: { id: string; name: string | null; size: number }) => ({
    value: id,
    label: name || id,
    note: formatSize(intl, size),
  })
  const sized = ({ id, name, size }: { id: string; name: string; size: number }) => ({
    value: id,
    label: name || id,
    note: formatGigabytes(intl, size),
  })
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
