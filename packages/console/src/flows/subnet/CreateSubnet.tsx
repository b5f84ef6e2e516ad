import { createSubnet, networkEndpoints, type Network } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { LoadingModal } from '../../framework/modals/WaitModal.tsx'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { useWorkflow } from '../../framework/wizard/use-workflow.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import type { WizardStep } from '../../framework/wizard/define-wizard.tsx'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { networkManifest, subnetManifest } from '../../resources/network/network.manifest.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { AddressStep, SubnetDetailsStep, SubnetWizard } from './SubnetSteps.tsx'
import { newSubnet, shownFields, subnetSchemas, type SubnetForm } from './subnet-form.ts'
import { subnetPhrases, subnetSteps } from './subnet.messages.ts'

const TITLE = named(subnetManifest, dialogPhrases.create)

type StepId = (typeof createSubnet.steps)[number]['slug']

/** The addresses, with the quota of subnets. */
function NewAddressStep({ form }: { form: ResourceForm<SubnetForm> }) {
  return (
    <div className="grid gap-4">
      <AddressStep form={form} />
      <NetworkPreflight form={form} demands={[{ id: 'subnet', label: typeNames.subnets, added: 1 }]} />
    </div>
  )
}

const BODIES: Record<StepId, ComponentType<{ form: ResourceForm<SubnetForm> }>> = {
  createsubnetinfoaction: NewAddressStep,
  createsubnetdetailaction: SubnetDetailsStep,
}

const STEPS = createSubnet.steps.map(({ slug }): WizardStep<SubnetForm> => ({
  id: slug,
  title: subnetSteps[slug],
  schema: subnetSchemas[slug],
  body: BODIES[slug],
}))

/** Creates a subnet in the network `networkId` of the address. */
export function CreateSubnet({ context, addTo }: FlowProps) {
  const intl = useIntl()
  const failureMessage = useFailureMessage()
  // State, since it is removed from the address when the wizard closes.
  const [id] = useState(context.networkId ?? '')
  const network = useQuery(query(networkEndpoints.networkView, { params: { id } }))
  if (!network.data)
    return (
      <LoadingModal
        title={formatText(intl, TITLE)}
        failed={failureMessage('load', networkManifest.type)}
        query={network}
      />
    )
  return <NewSubnet addTo={addTo} network={network.data} />
}

function NewSubnet({ addTo, network }: Pick<FlowProps, 'addTo'> & { network: Network }) {
  const settings = useSettings() ?? NOTHING_SET
  const workflow = useWorkflow(createSubnet, addTo, {
    successMessage: subnetPhrases.created,
    params: { network: network.id },
    updated: [{ type: networkManifest.type, id: network.id }],
  })
  return (
    <SubnetWizard
      title={TITLE}
      finish={words.create}
      failed="notCreated"
      network={network.name || network.id}
      shown={shownFields}
      steps={STEPS}
      initial={newSubnet(settings)}
      workflow={workflow}
    />
  )
}
