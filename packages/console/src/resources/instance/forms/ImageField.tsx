import { imageEndpoints } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { formatBytes } from '../../../framework/text/bytes.ts'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { buildMessages } from './build.messages.ts'

interface ImageFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
  placeholder?: string
  hint?: string
}

/** One of the images that a server can be built from. */
export function ImageField<V extends FieldValues>({ of, name, placeholder, hint }: ImageFieldProps<V>) {
  const intl = useIntl()
  return (
    <OptionsField
      of={of}
      name={name}
      query={query(imageEndpoints.imageList, { query: { status: 'active', sort_key: 'name', sort_dir: 'asc' } })}
      options={({ items }) =>
        items.map((image) => ({
          value: image.id,
          label: image.name || image.id,
          note: formatBytes(intl, image.size ?? 0),
        }))
      }
      placeholder={placeholder ?? intl.formatMessage(buildMessages.selectImage)}
      none={intl.formatMessage(buildMessages.noImages)}
      hint={hint}
    />
  )
}
