import { cinderInfoEndpoints, volumeTypeEndpoints, type VolumeLimits } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { volumeFieldMessages } from './volume-fields.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

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
      none={formatMessage(moreWords.noVolumeTypes)}
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
      placeholder={formatMessage(moreWords.anyAvailabilityZone)}
      none={formatMessage(moreWords.noAvailabilityZonesFound)}
    />
  )
}

export type VolumeQuota = Pick<
  VolumeLimits,
  'maxTotalVolumeGigabytes' | 'totalGigabytesUsed' | 'maxTotalVolumes' | 'totalVolumesUsed'
>
