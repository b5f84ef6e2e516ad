import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { buildMessages } from './build.messages.ts'

/** Whether Nova makes one partition of the disk, or leaves it as the image has it. */
export function DiskConfigField<V extends FieldValues>({ of, name }: { of: ResourceForm<V>; name: FieldPath<V> }) {
  const { formatMessage } = useIntl()
  return (
    <Field of={of} name={name}>
      {(field) => (
        <SelectField
          {...field}
          options={[
            { value: 'AUTO', label: formatMessage(buildMessages.automatic) },
            { value: 'MANUAL', label: formatMessage(buildMessages.manual) },
          ]}
        />
      )}
    </Field>
  )
}
