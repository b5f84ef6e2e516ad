import { createSubnet, networkEndpoints, type Network } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { LoadingModal } from '../../framework/modals/LoadingModal.tsx'
import { useWorkflow } from '../../framework/modals/use-workflow.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import type { WizardStep } from '../../framework/wizard/wizard.ts'
import { NETWORK_TYPE, networkLabel } from '../../resources/network/network-label.ts'
import { createSubnetMessages, createSubnetPhrases, createSubnetSteps } from './create-subnet.messages.ts'
import { blankSubnet, shownFields, subnetSchemas, type SubnetForm } from './subnet-form.ts'
import { AddressStep } from './AddressStep.tsx'
import { SubnetDetailsStep } from './SubnetDetailsStep.tsx'
import { SubnetWizard } from './SubnetWizard.tsx'

type StepId = (typeof createSubnet.steps)[number]['slug']

const BODIES: Record<StepId, ComponentType<{ form: ResourceForm<SubnetForm> }>> = {
  createsubnetinfoaction: AddressStep,
  createsubnetdetailaction: SubnetDetailsStep,
}

const STEPS = createSubnet.steps.map(({ slug }): WizardStep<SubnetForm> => ({
  id: slug,
  title: createSubnetSteps[slug],
  schema: subnetSchemas[slug],
  body: BODIES[slug],
}))

/** A new subnet of the network that the address names; the server judges it step by step. */
export function CreateSubnet({ tools, context, addTo }: FlowProps) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  // The address loses it when the wizard closes.
  const [id] = useState(context.networkId ?? '')
  const network = useQuery(query(networkEndpoints.networkView, { params: { id } }))
  if (!network.data)
    return (
      <LoadingModal
        tools={tools}
        title={formatMessage(createSubnetMessages.title)}
        failed={failureMessage('load', NETWORK_TYPE)}
        query={network}
      />
    )
  return <NewSubnet tools={tools} addTo={addTo} network={network.data} />
}

function NewSubnet({ tools, addTo, network }: Pick<FlowProps, 'tools' | 'addTo'> & { network: Network }) {
  const workflow = useWorkflow(
    createSubnet,
    { tools, addTo },
    {
      told: createSubnetPhrases.created,
      params: { network: network.id },
      updated: [{ type: NETWORK_TYPE, id: network.id }],
    },
  )
  return (
    <SubnetWizard
      title={createSubnetMessages.title}
      finish={createSubnetMessages.create}
      failed="failed"
      tools={tools}
      network={networkLabel(network)}
      shown={shownFields}
      steps={STEPS}
      initial={blankSubnet}
      workflow={workflow}
    />
  )
}
