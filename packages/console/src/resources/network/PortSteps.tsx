import type { Network } from '@meridian/contract'
import { createContext, useContext } from 'react'
import { useIntl } from 'react-intl'
import { Field, WidgetField } from '../../framework/forms/Field.tsx'
import { ChoicesField } from '../../framework/forms/PlainFields.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { SecurityGroupsField, supportedIn } from '../../services/network/network-fields.tsx'
import { qosPolicyChoices } from '../../services/network/qos-policy-choices.ts'
import { groupsFieldMessages } from '../../services/network/network.messages.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { PortPreflight } from './PortPreflight.tsx'
import type { PortForm, VnicType } from './port-form.ts'
import { ipChoices, portFormMessages } from './port-forms.messages.ts'
import { vnicTypes } from './port.messages.ts'

const Subnets = createContext<Network['subnets']>([])

/** Provides the subnets that a new port can be in. */
export const SubnetChoices = Subnets.Provider

const IP_CHOICES = ['none', 'subnet_id', 'fixed_ip'] as const
const VNICS = Object.keys(vnicTypes) as VnicType[] // the keys of a constant

export function InfoStep({ form }: { form: ResourceForm<PortForm> }) {
  const { formatMessage } = useIntl()
  const subnets = useContext(Subnets)
  const offered = supportedIn(useSettings() ?? NOTHING_SET, 'supported_vnic_types', VNICS)
  // A type that is not offered, or has no text here, remains a choice, shown as its code.
  const vnics = offered.includes(form.values.vnic_type) ? offered : [...offered, form.values.vnic_type]
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <WidgetField of={form} name="name" as={TextField} autoComplete="off" />
      <WidgetField of={form} name="admin_state_up" as={CheckField} className="sm:self-center" />
      <WidgetField of={form} name="device_id" as={TextField} mono hint={formatMessage(portFormMessages.deviceHint)} />
      <WidgetField of={form} name="device_owner" as={TextField} mono />
      <WidgetField
        of={form}
        name="specify_ip"
        as={SelectField}
        options={IP_CHOICES.filter((value) => value !== 'subnet_id' || subnets.length > 0).map((value) => ({
          value,
          label: formatMessage(ipChoices[value]),
        }))}
      />
      <WidgetField
        of={form}
        name="subnet_id"
        as={SelectField}
        placeholder={formatMessage(portFormMessages.chooseSubnet)}
        options={subnets.map(({ id, name, cidr }) => ({
          value: id,
          label: [name, cidr].filter(Boolean).join(' '),
        }))}
      />
      <WidgetField of={form} name="fixed_ip" as={TextField} mono />
      <WidgetField of={form} name="mac_address" as={TextField} mono />
      <WidgetField
        of={form}
        name="vnic_type"
        as={SelectField}
        options={vnics.map((value) => ({
          value,
          label: vnicTypes[value] ? formatMessage(vnicTypes[value]) : value,
        }))}
      />
      <WidgetField of={form} name="mac_learning" as={CheckField} />
      <WidgetField of={form} name="port_security" as={CheckField} hint={formatMessage(portFormMessages.securityHint)} />
      <ChoicesField of={form} name="qos_policy_id" choices={qosPolicyChoices} />
      {!form.isHidden('specify_ip') && (
        <div className="sm:col-span-2">
          <PortPreflight form={form} />
        </div>
      )}
    </div>
  )
}

const NONE: readonly string[] = []

export function GroupsStep({ form }: { form: ResourceForm<PortForm> }) {
  const { formatMessage } = useIntl()
  if (form.isHidden('groups')) return <p className="text-ink-2">{formatMessage(portFormMessages.noGroups)}</p>
  return (
    <div className="grid gap-3">
      {form.values.groups === null && <p className="text-ink-2">{formatMessage(portFormMessages.defaultGroup)}</p>}
      <Field of={form} name="groups">
        {({ value, onChange }) => (
          <SecurityGroupsField
            value={value ?? NONE}
            onChange={onChange}
            chosenLabel={formatMessage(groupsFieldMessages.ofPort)}
          />
        )}
      </Field>
    </div>
  )
}
