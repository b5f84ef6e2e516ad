import { useIntl } from 'react-intl'
import { Field } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { createNetworkMessages } from './create-network.messages.ts'
import type { NetworkForm } from './network-form.ts'

export function NetworkStep({ form }: { form: ResourceForm<NetworkForm> }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid max-w-xl gap-4">
      <Field of={form} name="net_name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="admin_state_up">
        {(field) => <CheckField {...field} />}
      </Field>
      <Field of={form} name="shared">
        {(field) => <CheckField {...field} />}
      </Field>
      <Field of={form} name="with_subnet">
        {(field) => <CheckField {...field} hint={formatMessage(createNetworkMessages.subnetHint)} />}
      </Field>
    </div>
  )
}
