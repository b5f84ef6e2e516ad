import type { FieldValues } from 'react-hook-form'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface BasicValues extends FieldValues {
  name: string
  admin_state_up: boolean
}

/** What is asked of every router. */
export function RouterBasics<V extends FieldValues>({ form }: { form: ResourceForm<V> }) {
  const own = form as unknown as ResourceForm<BasicValues> // a form of more fields than it reads
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
