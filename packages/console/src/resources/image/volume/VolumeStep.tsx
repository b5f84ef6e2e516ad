import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { VolumeQuotaBars } from '../../../services/volume/VolumeQuotaBars.tsx'
import { VolumeTypeField } from '../../../services/volume/VolumeTypeField.tsx'
import { VolumeZoneField } from '../../../services/volume/VolumeZoneField.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { imageLabel } from '../image.columns.tsx'
import { leastSizeFor, type VolumeForm } from './image-volume.ts'
import { imageVolumeMessages } from './image-volume.messages.ts'
import { useVolumeSource } from './volume-source.ts'

export function VolumeStep({ form }: { form: ResourceForm<VolumeForm> }) {
  const { formatMessage } = useIntl()
  const { image, quota } = useVolumeSource()
  return (
    <div className="grid max-w-xl gap-4">
      <DescriptionList items={[{ term: formatMessage(imageVolumeMessages.source), value: imageLabel(image) }]} />
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} limit={255} rows={2} />}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <VolumeTypeField of={form} name="volume_type" />
        <Field of={form} name="size">
          {(field) => <NumberField {...field} min={leastSizeFor(image)} />}
        </Field>
        <VolumeZoneField of={form} name="availability_zone" />
      </div>
      <VolumeQuotaBars quota={quota} size={form.values.size ?? 0} />
    </div>
  )
}
