import { cinderInfoEndpoints, volumeTypeEndpoints, type VolumeLimits } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { QuotaBar } from '../../framework/charts/charts.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../framework/text/units.ts'
import { volumeFieldMessages } from './volume-fields.messages.ts'

interface VolumeFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
}

/** The type of a new volume; Cinder chooses one unless the user does. */
export function VolumeTypeField<V extends FieldValues>({ of, name }: VolumeFieldProps<V>) {
  const { formatMessage } = useIntl()
  return (
    <OptionsField
      of={of}
      name={name}
      query={query(volumeTypeEndpoints.volumeTypeList)}
      options={({ items }) =>
        items.map((type) => ({ value: type.name, label: type.name, note: type.description ?? undefined }))
      }
      placeholder={formatMessage(volumeFieldMessages.anyType)}
      none={formatMessage(volumeFieldMessages.noTypes)}
    />
  )
}

/** The availability zone of a new volume, of those that are available; Cinder chooses one unless the user does. */
export function VolumeZoneField<V extends FieldValues>({ of, name }: VolumeFieldProps<V>) {
  const { formatMessage } = useIntl()
  return (
    <OptionsField
      of={of}
      name={name}
      query={query(cinderInfoEndpoints.cinderZones)}
      options={({ items }) =>
        items
          .filter(({ zoneState }) => zoneState.available)
          .map(({ zoneName }) => ({ value: zoneName, label: zoneName }))
      }
      placeholder={formatMessage(volumeFieldMessages.anyZone)}
      none={formatMessage(volumeFieldMessages.noZones)}
    />
  )
}

export type VolumeQuota = Pick<
  VolumeLimits,
  'maxTotalVolumeGigabytes' | 'totalGigabytesUsed' | 'maxTotalVolumes' | 'totalVolumesUsed'
>

interface VolumeQuotaBarsProps {
  quota: VolumeQuota
  /** The size of the new volume in GiB. */
  size: number
}

/** The project's quota, with one more volume. */
export function VolumeQuotaBars({ quota, size }: VolumeQuotaBarsProps) {
  const intl = useIntl()
  return (
    <div className="grid gap-3 rounded-lg border border-line p-3">
      <QuotaBar
        label={intl.formatMessage(volumeFieldMessages.storage)}
        used={quota.totalGigabytesUsed}
        added={size}
        max={quota.maxTotalVolumeGigabytes}
        format={(amount) => formatGigabytes(intl, amount)}
      />
      <QuotaBar
        label={intl.formatMessage(typeNames.volumes)}
        used={quota.totalVolumesUsed}
        added={1}
        max={quota.maxTotalVolumes}
      />
    </div>
  )
}
