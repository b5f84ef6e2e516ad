import { networkEndpoints, type Network } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { usePolicies } from '../../../framework/policy/policies.ts'
import { networkLabel } from '../network-label.ts'
import { networkMessages } from '../network.messages.ts'
import { editNetworkMessages, editNetworkPhrases, networkLabels } from './edit-network.messages.ts'
import { NetworkFields } from './NetworkFields.tsx'
import { networkValues } from './network-values.ts'

const schema = z.object(networkValues)

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
      {(form) => <NetworkFields form={form} />}
    </ItemForm>
  )
}
