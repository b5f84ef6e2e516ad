import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { NetworkValues } from './network-values.ts'

/** The fields of `networkValues`, wherever a form has them. */
export function NetworkFields<V extends NetworkValues>({ form }: { form: ResourceForm<V> }) {
  const own = form as unknown as ResourceForm<NetworkValues> // a form of more fields than it reads
  return (
    <>
      <Field of={own} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={own} name="admin_state_up">
        {(field) => <CheckField {...field} />}
      </Field>
      <Field of={own} name="shared">
        {(field) => <CheckField {...field} />}
      </Field>
    </>
  )
}
