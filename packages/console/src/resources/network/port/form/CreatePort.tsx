import { networkEndpoints, portEndpoints, type Network } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../../../api/client.ts'
import { query } from '../../../../api/query.ts'
import { LoadingModal } from '../../../../framework/modals/LoadingModal.tsx'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import { portLabel } from '../../../../services/network/port-label.ts'
import { useFailureMessage } from '../../../../framework/resource/use-failure-message.ts'
import { useCreateFailure } from '../../../../framework/resource/use-failure-message.ts'
import { Wizard } from '../../../../framework/wizard/Wizard.tsx'
import { NETWORK_TYPE } from '../../network-label.ts'
import { portMessages } from '../port.messages.ts'
import { blankPort, createRequest } from './port-form.ts'
import { portFormMessages, portLabels, portPhrases } from './port-form.messages.ts'
import { PORT_STEPS, usePortFields } from './port-steps.ts'
import { SubnetChoices } from './subnet-choices.ts'

/** A new port of the network that the address names. */
export function CreatePort({ network: id, tools }: { network: string; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const network = useQuery(query(networkEndpoints.networkView, { params: { id } }))
  if (network.data) return <NewPort network={network.data} tools={tools} />
  return (
    <LoadingModal
      tools={tools}
      title={formatMessage(portMessages.create)}
      failed={failureMessage('load', NETWORK_TYPE)}
      query={network}
    />
  )
}

function NewPort({ network, tools }: { network: Network; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const unmade = useCreateFailure(tools.type)
  const [initial] = useState(blankPort)
  return (
    <SubnetChoices value={network.subnets}>
      <Wizard
        wizard={{
          title: portMessages.create,
          finish: portFormMessages.create,
          failed: ({ name }) => unmade(portPhrases.failed, name),
          labels: portLabels,
          shown: usePortFields(true, network.project_id),
          steps: PORT_STEPS,
          submit: (form) => call(portEndpoints.portCreate, { body: createRequest(form, network) }),
        }}
        initial={initial}
        open={tools.open}
        onDone={(port) =>
          tools.done(formatMessage(portPhrases.created, { name: portLabel(port) }), {
            created: [{ type: tools.type, id: port.id }],
          })
        }
        onClose={tools.close}
      />
    </SubnetChoices>
  )
}
