import { leastVolumeSize } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { Field } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { VolumeTypeField } from '../../services/volume/VolumeTypeField.tsx'
import { VolumeZoneField } from '../../services/volume/VolumeZoneField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { createVolumeMessages } from './create-volume.messages.ts'
import type { VolumeFacts } from './use-volume-facts.ts'
import { describesType, roomFor, type VolumeForm } from './volume-form.ts'

interface PlaceFieldsProps {
  form: ResourceForm<VolumeForm>
  facts: VolumeFacts
}

/** Of which type the volume is, how large, and where. */
export function PlaceFields({ form, facts: { sources, types } }: PlaceFieldsProps) {
  const { formatMessage } = useIntl()
  const words = (name: keyof typeof createVolumeMessages) => formatMessage(createVolumeMessages[name])
  const type = types.find(({ name }) => name === form.values.type)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <VolumeTypeField of={form} name="type" />
      {describesType(form.values) && (
        <section aria-label={words('typeDescription')} className="rounded-md border border-line bg-bg px-3 py-2">
          <h3 className="text-sm font-medium text-ink-2">{type?.name ?? words('typeDescription')}</h3>
          <p className="wrap-anywhere">{type?.description || words('noDescription')}</p>
        </section>
      )}
      <Field of={form} name="size">
        {(field) => <NumberField {...field} min={leastVolumeSize(roomFor(form.values, sources))} />}
      </Field>
      <VolumeZoneField of={form} name="availability_zone" />
    </div>
  )
}
