import { networkEndpoints, type Network } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { usePolicies } from '../../../framework/policy/policies.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { networkLabel } from '../network-label.ts'
import { networkMessages } from '../network.messages.ts'
import { editNetworkMessages, editNetworkPhrases, networkLabels } from './edit-network.messages.ts'

const schema = z.object({ name: z.string().trim().max(255), admin_state_up: z.boolean(), shared: z.boolean() })

export function EditNetwork({ network, tools }: { network: Network; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const mayShare = usePolicies()([['network', 'update_network:shared']], { project_id: network.project_id }) === true
  return (
    <ItemForm
      item={network}
      label={networkLabel(network)}
      tools={tools}
      title={networkMessages.edit}
      action={editNetworkMessages.save}
      failed={formatMessage(editNetworkPhrases.failed, { name: networkLabel(network) })}
      schema={schema}
      defaults={{ name: network.name, admin_state_up: network.admin_state_up, shared: network.shared }}
      labels={networkLabels}
      shown={{ shared: () => mayShare }}
      submit={(body) => call(networkEndpoints.networkUpdate, { params: { id: network.id }, body })}
      sent={({ name }) => formatMessage(editNetworkPhrases.updated, { name: name || network.id })}
    >
      {(form) => (
        <>
          <Field of={form} name="name">
            {(field) => <TextField {...field} autoComplete="off" />}
          </Field>
          <Field of={form} name="admin_state_up">
            {(field) => <CheckField {...field} />}
          </Field>
          <Field of={form} name="shared">
            {(field) => <CheckField {...field} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
