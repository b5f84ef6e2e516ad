import { IPV6_MODES } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { Field } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { createSubnetMessages, ipv6Modes } from './create-subnet.messages.ts'
import type { Ipv6Mode, SubnetForm } from './subnet-form.ts'

const MODES = Object.keys(IPV6_MODES) as Ipv6Mode[] // the keys of a constant

const LISTS = [
  { name: 'allocation_pools', hint: createSubnetMessages.poolsHint },
  { name: 'dns_nameservers', hint: createSubnetMessages.serversHint },
  { name: 'host_routes', hint: createSubnetMessages.routesHint },
] as const

/** How addresses are given out. */
export function SubnetDetailsStep({ form }: { form: ResourceForm<SubnetForm> }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid max-w-xl gap-4">
      <Field of={form} name="enable_dhcp">
        {(field) => <CheckField {...field} />}
      </Field>
      <Field of={form} name="ipv6_modes">
        {(field) => (
          <SelectField {...field} options={MODES.map((value) => ({ value, label: formatMessage(ipv6Modes[value]) }))} />
        )}
      </Field>
      {LISTS.map(({ name, hint }) => (
        <Field key={name} of={form} name={name}>
          {(field) => <TextArea {...field} mono rows={2} hint={formatMessage(hint)} />}
        </Field>
      ))}
    </div>
  )
}
