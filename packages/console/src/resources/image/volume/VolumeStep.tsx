import { cinderInfoEndpoints, volumeTypeEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { QuotaBar } from '../../../framework/charts/charts.tsx'
import { Field } from '../../../framework/forms/Field.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { formatSize } from '../../../framework/bytes.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { imageLabel } from '../image.columns.tsx'
import { leastSizeFor, type VolumeForm } from './image-volume.ts'
import { imageVolumeMessages } from './image-volume.messages.ts'
import { useVolumeSource } from './volume-source.ts'

export function VolumeStep({ form }: { form: ResourceForm<VolumeForm> }) {
  const intl = useIntl()
  const { image, quota } = useVolumeSource()
  const words = (message: keyof typeof imageVolumeMessages) => intl.formatMessage(imageVolumeMessages[message])
  const size = form.values.size ?? 0
  return (
    <div className="grid max-w-xl gap-4">
      <DescriptionList items={[{ term: words('source'), value: imageLabel(image) }]} />
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} limit={255} rows={2} />}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <OptionsField
          of={form}
          name="volume_type"
          query={query(volumeTypeEndpoints.volumeTypeList)}
          options={({ items }) =>
            items.map(({ name, description }) => ({ value: name, label: name, note: description ?? undefined }))
          }
          placeholder={words('anyType')}
          none={words('noTypes')}
        />
        <Field of={form} name="size">
          {(field) => <NumberField {...field} min={leastSizeFor(image)} />}
        </Field>
        <OptionsField
          of={form}
          name="availability_zone"
          query={query(cinderInfoEndpoints.cinderZones)}
          options={({ items }) =>
            items
              .filter(({ zoneState }) => zoneState.available)
              .map(({ zoneName }) => ({ value: zoneName, label: zoneName }))
          }
          placeholder={words('anyZone')}
          none={words('noZones')}
        />
      </div>
      <div className="grid gap-3 rounded-lg border border-line p-3">
        <QuotaBar
          label={words('storage')}
          used={quota.totalGigabytesUsed}
          added={size}
          max={quota.maxTotalVolumeGigabytes}
          format={(amount) => formatSize(intl, amount, 'GB')}
        />
        <QuotaBar label={words('volumes')} used={quota.totalVolumesUsed} added={1} max={quota.maxTotalVolumes} />
      </div>
    </div>
  )
}
