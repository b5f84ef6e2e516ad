import { useIntl, type MessageDescriptor } from 'react-intl'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Field } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { NamedValues } from './named-values.ts'

interface NamedFieldsProps<V extends NamedValues> {
  form: ResourceForm<V>
  /** What is asked for besides the name. */
  asks: { description?: boolean; enabled?: boolean }
  /** Why it cannot be disabled, where it cannot. */
  keepsEnabled?: MessageDescriptor
}

/** What most things of Keystone are asked for. */
export function NamedFields<V extends NamedValues>({ form, asks, keepsEnabled }: NamedFieldsProps<V>) {
  const { formatMessage } = useIntl()
  const own = form as unknown as ResourceForm<NamedValues> // a form of more fields than it reads
  return (
    <>
      <Field of={own} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      {asks.description && (
        <Field of={own} name="description">
          {(field) => <TextArea {...field} />}
        </Field>
      )}
      {asks.enabled && (
        <Field of={own} name="enabled">
          {(field) => (
            <CheckField
              {...field}
              disabled={Boolean(keepsEnabled)}
              hint={keepsEnabled && formatMessage(keepsEnabled)}
            />
          )}
        </Field>
      )}
    </>
  )
}
