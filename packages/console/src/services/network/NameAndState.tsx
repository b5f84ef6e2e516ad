import type { FieldValues } from 'react-hook-form'
import { Field } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'

interface NamedValues extends FieldValues {
  name: string
  admin_state_up: boolean
}

/** What is asked of everything that can be switched on and off in a network. */
export function NameAndState<V extends FieldValues>({ form }: { form: ResourceForm<V> }) {
  const own = form as unknown as ResourceForm<NamedValues> // a form of more fields than it reads
  return (
    <>
      <Field of={own} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={own} name="admin_state_up">
        {(field) => <CheckField {...field} />}
      </Field>
    </>
  )
}
