import { Field } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { SubnetForm } from './subnet-form.ts'

/** The way out of a subnet, or that it has none. */
export const GatewayFields = ({ form, hint }: { form: ResourceForm<SubnetForm>; hint?: string }) => (
  <>
    <Field of={form} name="gateway_ip">
      {(field) => <TextField {...field} mono hint={hint} />}
    </Field>
    <Field of={form} name="no_gateway">
      {(field) => <CheckField {...field} className="sm:self-center" />}
    </Field>
  </>
)
