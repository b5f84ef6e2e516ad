import { subnetEndpoints, updateSubnet, type Subnet } from '@meridian/contract'
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
import { NETWORK_TYPE } from '../../resources/network/network-label.ts'
import { subnetMessages } from '../../resources/network/subnet/subnet.messages.ts'
import { createSubnetPhrases, createSubnetSteps } from '../create-subnet/create-subnet.messages.ts'
import type { SubnetForm } from '../create-subnet/subnet-form.ts'
import { SubnetDetailsStep } from '../create-subnet/SubnetDetailsStep.tsx'
import { SubnetWizard } from '../create-subnet/SubnetWizard.tsx'
import { editSubnetMessages } from './edit-subnet.messages.ts'
import { InfoStep } from './InfoStep.tsx'
import { editSchemas, editShown, subnetValues } from './subnet-values.ts'

type StepId = (typeof updateSubnet.steps)[number]['slug']
type Body = ComponentType<{ form: ResourceForm<SubnetForm> }>

const BODIES: Record<StepId, Body> = { updatesubnetinfoaction: InfoStep, updatesubnetdetailaction: SubnetDetailsStep }
const TITLES = {
  updatesubnetinfoaction: createSubnetSteps.createsubnetinfoaction,
  updatesubnetdetailaction: createSubnetSteps.createsubnetdetailaction,
}

const STEPS = updateSubnet.steps.map(({ slug }): WizardStep<SubnetForm> => ({
  id: slug,
  title: TITLES[slug],
  schema: editSchemas[slug],
  body: BODIES[slug],
}))

/** Changes the subnet that the address names; the server judges it step by step. */
export function EditSubnet({ tools, context }: FlowProps) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  // The address loses it when the wizard closes.
  const [id] = useState(context.subnetId ?? '')
  const subnet = useQuery(query(subnetEndpoints.subnetView, { params: { id } }))
  if (subnet.data) return <ChangedSubnet tools={tools} subnet={subnet.data} />
  return (
    <LoadingModal
      tools={tools}
      title={formatMessage(subnetMessages.edit)}
      failed={failureMessage('load', tools.type)}
      query={subnet}
    />
  )
}

function ChangedSubnet({ tools, subnet }: Pick<FlowProps, 'tools'> & { subnet: Subnet }) {
  const { id, network_id: network } = subnet
  const [initial] = useState(() => subnetValues(subnet))
  const workflow = useWorkflow(
    updateSubnet,
    { tools },
    {
      told: createSubnetPhrases.updated,
      params: { network, subnet: id },
      updated: [
        { type: tools.type, id },
        { type: NETWORK_TYPE, id: network },
      ],
    },
  )
  return (
    <SubnetWizard
      title={subnetMessages.edit}
      finish={editSubnetMessages.save}
      failed="updateFailed"
      tools={tools}
      network={network}
      shown={editShown}
      steps={STEPS}
      initial={initial}
      workflow={workflow}
    />
  )
}
