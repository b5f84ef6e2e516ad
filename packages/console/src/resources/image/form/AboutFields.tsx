import { ImageFields } from '@meridian/contract'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { usePolicies } from '../../../framework/policy/policies.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useEdited } from './edited-image.ts'
import { FormatField } from './FormatField.tsx'
import type { ImageValues } from './image-form.ts'
import { imageFormMessages } from './image-form.messages.ts'
import { PartField } from './PartField.tsx'
import { GUARDED, VISIBILITY_WORDS } from './visibility.ts'

interface AboutFieldsProps {
  form: ResourceForm<ImageValues>
  /** Where a new one comes from; stands before what that decides. */
  source?: ReactNode
}

/** What is said of an image, new or not. */
export function AboutFields({ form, source }: AboutFieldsProps) {
  const { formatMessage } = useIntl()
  const policies = usePolicies()
  const now = useEdited()?.image.visibility
  const isOffered = (value: string) => value === now || !GUARDED[value] || policies([GUARDED[value]]) === true
  return (
    <div className="grid max-w-xl gap-4">
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} limit={255} rows={2} />}
      </Field>
      {source}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormatField form={form} />
        <Field of={form} name="architecture">
          {(field) => <TextField {...field} />}
        </Field>
        <PartField form={form} name="kernel" format="aki" />
        <PartField form={form} name="ramdisk" format="ari" />
        <Field of={form} name="min_disk">
          {(field) => <NumberField {...field} />}
        </Field>
        <Field of={form} name="min_ram">
          {(field) => <NumberField {...field} />}
        </Field>
      </div>
      <Field of={form} name="visibility">
        {(field) => (
          <RadioField
            {...field}
            options={ImageFields.shape.visibility.options
              .filter(isOffered)
              .map((value) => ({ value, label: formatMessage(VISIBILITY_WORDS[value]) }))}
          />
        )}
      </Field>
      <Field of={form} name="protected">
        {(field) => <CheckField {...field} hint={formatMessage(imageFormMessages.protectedHint)} />}
      </Field>
    </div>
  )
}
