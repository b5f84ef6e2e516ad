import { useIntl } from 'react-intl'
import { Field } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { addressSources, createSubnetMessages } from './create-subnet.messages.ts'
import { GatewayFields } from './GatewayFields.tsx'
import { PoolFields } from './PoolFields.tsx'
import type { SubnetForm } from './subnet-form.ts'

const SOURCES = ['manual', 'subnetpool'] as const

const VERSIONS = [
  { value: '4', label: 'IPv4' },
  { value: '6', label: 'IPv6' },
]

/** The subnet's addresses: typed in, or cut from a pool, which then says of which version they are. */
export function AddressStep({ form }: { form: ResourceForm<SubnetForm> }) {
  const { formatMessage } = useIntl()
  const isOfPool = form.values.address_source === 'subnetpool'
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field of={form} name="subnet_name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="address_source">
        {(field) => (
          <SelectField
            {...field}
            options={SOURCES.map((value) => ({ value, label: formatMessage(addressSources[value]) }))}
          />
        )}
      </Field>
      <PoolFields form={form} />
      <Field of={form} name="cidr">
        {(field) => <TextField {...field} mono hint={formatMessage(createSubnetMessages.cidrHint)} />}
      </Field>
      <Field of={form} name="ip_version">
        {(field) => (
          <SelectField
            {...field}
            disabled={isOfPool}
            hint={isOfPool ? formatMessage(createSubnetMessages.versionOfPool) : undefined}
            options={VERSIONS}
          />
        )}
      </Field>
      <GatewayFields form={form} hint={formatMessage(createSubnetMessages.gatewayHint)} />
    </div>
  )
}
