import { cinderInfoEndpoints } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { volumeFieldMessages } from './volume-fields.messages.ts'

interface VolumeZoneFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
}

/** In which of the zones that are up a new volume lies; in any unless one is chosen. */
export function VolumeZoneField<V extends FieldValues>({ of, name }: VolumeZoneFieldProps<V>) {
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
