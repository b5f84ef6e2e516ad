import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'

interface Texts {
  name: string
  description: string
}

/** Name and description, which all that Cinder keeps has. */
export function TextFields<V extends Texts>({ form }: { form: ResourceForm<V> }) {
  const own = form as unknown as ResourceForm<Texts> // a form of more fields than it reads
  return (
    <>
      <Field of={own} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={own} name="description">
        {(field) => <TextArea {...field} limit={255} rows={2} />}
      </Field>
    </>
  )
}
