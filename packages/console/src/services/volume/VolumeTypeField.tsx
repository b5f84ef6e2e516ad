import { volumeTypeEndpoints } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { volumeFieldMessages } from './volume-fields.messages.ts'

interface VolumeTypeFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
}

/** Of which type a new volume is; of Cinder's own choice unless one is chosen. */
export function VolumeTypeField<V extends FieldValues>({ of, name }: VolumeTypeFieldProps<V>) {
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
