import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Field } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { GatewayFields } from '../create-subnet/GatewayFields.tsx'
import type { SubnetForm } from '../create-subnet/subnet-form.ts'

/** What a subnet is called, and the way out of it; its addresses stay. */
export const InfoStep = ({ form }: { form: ResourceForm<SubnetForm> }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    <Field of={form} name="subnet_name">
      {(field) => <TextField {...field} autoComplete="off" />}
    </Field>
    <DescriptionList items={[{ term: form.titleOf('cidr'), value: form.values.cidr }]} />
    <GatewayFields form={form} />
  </div>
)
