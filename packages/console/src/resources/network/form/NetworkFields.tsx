import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { NameAndState } from '../../../services/network/NameAndState.tsx'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import type { NetworkValues } from './network-values.ts'

/** The fields of `networkValues`, wherever a form has them. */
export function NetworkFields<V extends NetworkValues>({ form }: { form: ResourceForm<V> }) {
  const own = form as unknown as ResourceForm<NetworkValues> // a form of more fields than it reads
  return (
    <>
      <NameAndState form={form} />
      <Field of={own} name="shared">
        {(field) => <CheckField {...field} />}
      </Field>
    </>
  )
}
