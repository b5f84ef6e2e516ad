import { DiskConfig, imageEndpoints, type Server } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type * as z from 'zod'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { formatBytes } from '../../../framework/text/units.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

interface BuildFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
}

interface ImageFieldProps<V extends FieldValues> extends BuildFieldProps<V> {
  placeholder?: string
  hint?: string
}

/** An image that a server can be built from. */
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
      placeholder={placeholder ?? intl.formatMessage(moreWords.selectImage)}
      none={intl.formatMessage(moreWords.noImagesAvailable)}
      hint={hint}
    />
  )
}

/** Whether Nova makes one partition of the disk, or uses those of the image. */
export function DiskConfigField<V extends FieldValues>({ of, name }: BuildFieldProps<V>) {
  const { formatMessage } = useIntl()
  return (
    <Field of={of} name={name}>
      {(field) => (
        <SelectField
          {...field}
          options={[
            { value: 'AUTO', label: formatMessage(words.automatic) },
            { value: 'MANUAL', label: formatMessage(moreWords.manual) },
          ]}
        />
      )}
    </Field>
  )
}

/** The server's current disk partition. */
export const diskConfigOf = (server: Server): z.infer<typeof DiskConfig> =>
  DiskConfig.catch('AUTO').parse(server['OS-DCF:diskConfig'])
