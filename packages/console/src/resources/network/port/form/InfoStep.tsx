import { useIntl } from 'react-intl'
import { Field } from '../../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../../framework/forms/use-resource-form.ts'
import { CheckField } from '../../../../ui/fields/CheckField.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { vnicTypes } from '../port.messages.ts'
import type { PortForm, VnicType } from './port-form.ts'
import { ipChoices, portFormMessages } from './port-form.messages.ts'
import { useSubnetChoices } from './subnet-choices.ts'

const IP_CHOICES = ['none', 'subnet_id', 'fixed_ip'] as const
const VNICS = Object.keys(vnicTypes) as VnicType[] // the keys of a constant

/** What a port is called, where it is, and what is let through. */
export function InfoStep({ form }: { form: ResourceForm<PortForm> }) {
  const { formatMessage } = useIntl()
  const subnets = useSubnetChoices()
  // A kind that has no word here stays among the choices, by its code.
  const vnics = VNICS.includes(form.values.vnic_type) ? VNICS : [...VNICS, form.values.vnic_type]
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="admin_state_up">
        {(field) => <CheckField {...field} className="sm:self-center" />}
      </Field>
      <Field of={form} name="device_id">
        {(field) => <TextField {...field} mono hint={formatMessage(portFormMessages.deviceHint)} />}
      </Field>
      <Field of={form} name="device_owner">
        {(field) => <TextField {...field} mono />}
      </Field>
      <Field of={form} name="specify_ip">
        {(field) => (
          <SelectField
            {...field}
            options={IP_CHOICES.filter((value) => value !== 'subnet_id' || subnets.length > 0).map((value) => ({
              value,
              label: formatMessage(ipChoices[value]),
            }))}
          />
        )}
      </Field>
      <Field of={form} name="subnet_id">
        {(field) => (
          <SelectField
            {...field}
            placeholder={formatMessage(portFormMessages.chooseSubnet)}
            options={subnets.map(({ id, name, cidr }) => ({
              value: id,
              label: [name, cidr].filter(Boolean).join(' '),
            }))}
          />
        )}
      </Field>
      <Field of={form} name="fixed_ip">
        {(field) => <TextField {...field} mono />}
      </Field>
      <Field of={form} name="mac_address">
        {(field) => <TextField {...field} mono />}
      </Field>
      <Field of={form} name="vnic_type">
        {(field) => (
          <SelectField
            {...field}
            options={vnics.map((value) => ({
              value,
              label: vnicTypes[value] ? formatMessage(vnicTypes[value]) : value,
            }))}
          />
        )}
      </Field>
      <Field of={form} name="mac_learning">
        {(field) => <CheckField {...field} />}
      </Field>
      <Field of={form} name="port_security">
        {(field) => <CheckField {...field} hint={formatMessage(portFormMessages.securityHint)} />}
      </Field>
    </div>
  )
}
