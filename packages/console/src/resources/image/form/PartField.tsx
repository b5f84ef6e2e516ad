import { imageEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { ComboboxField } from '../../../ui/fields/ComboboxField.tsx'
import type { ImageValues } from './image-form.ts'
import { imageFormMessages } from './image-form.messages.ts'

interface PartFieldProps {
  form: ResourceForm<ImageValues>
  name: 'kernel' | 'ramdisk'
  /** The format of the images that can be chosen. */
  format: 'aki' | 'ari'
}

/** The kernel or ramdisk that the image starts with: another image. Most clouds have none, and then there is no field. */
export function PartField({ form, name, format }: PartFieldProps) {
  const { formatMessage } = useIntl()
  const { data } = useQuery(query(imageEndpoints.imageList, { query: { disk_format: format, status: 'active' } }))
  const now = form.values[name]
  const parts = (data?.items ?? []).map((part) => ({ value: part.id, label: part.name || part.id }))
  const isGone = now !== null && !parts.some(({ value }) => value === now)
  const options = isGone ? [...parts, { value: now, label: now }] : parts
  if (options.length === 0) return null
  return (
    <Field of={form} name={name}>
      {(field) => (
        <ComboboxField {...field} options={options} placeholder={formatMessage(imageFormMessages.selectImage)} />
      )}
    </Field>
  )
}
