import { useIntl } from 'react-intl'
import { Field } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { ZoneHintsField } from '../../services/network/network-fields.tsx'
import { NetworkFields } from '../../resources/network/form/NetworkFields.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { createNetworkMessages } from './create-network.messages.ts'
import { LEAST_MTU, type NetworkForm } from './network-form.ts'

export function NetworkStep({ form }: { form: ResourceForm<NetworkForm> }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid max-w-xl gap-4">
      <NetworkFields form={form} />
      <Field of={form} name="with_subnet">
        {(field) => <CheckField {...field} hint={formatMessage(createNetworkMessages.subnetHint)} />}
      </Field>
      <Field of={form} name="az_hints">
        {(field) => <ZoneHintsField {...field} of="network" />}
      </Field>
      <Field of={form} name="mtu">
        {(field) => <NumberField {...field} min={LEAST_MTU} hint={formatMessage(createNetworkMessages.mtuHint)} />}
      </Field>
    </div>
  )
}
