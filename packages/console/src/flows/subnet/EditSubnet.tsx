import { subnetEndpoints, updateSubnet, type Subnet } from '@meridian/contract'
import { useState, type ComponentType } from 'react'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { WidgetField } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { FreshDialog } from '../../framework/modals/FreshDialog.tsx'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { useWorkflow } from '../../framework/wizard/use-workflow.ts'
import { named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { words } from '../../framework/text/common.messages.ts'
import type { WizardStep } from '../../framework/wizard/define-wizard.tsx'
import { networkManifest, subnetManifest } from '../../resources/network/network.manifest.ts'
import { DescriptionList } from '../../ui/Card.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { GatewayFields, SubnetDetailsStep, SubnetWizard } from './SubnetSteps.tsx'
import { blankSubnet, subnetSchemas, type SubnetForm } from './subnet-form.ts'
import { subnetPhrases, subnetSteps } from './subnet.messages.ts'

const TITLE = named(subnetManifest, dialogPhrases.edit)

const lines = (texts: readonly string[]) => texts.join('\n')

/** The values of the form for a subnet. */
export const subnetValues = (subnet: Subnet): SubnetForm => ({
  ...blankSubnet,
  subnet_name: subnet.name,
  cidr: subnet.cidr,
  ip_version: subnet.ip_version === 6 ? '6' : '4',
  gateway_ip: subnet.gateway_ip ?? '',
  no_gateway: subnet.gateway_ip === null,
  enable_dhcp: subnet.enable_dhcp,
  allocation_pools: lines(subnet.allocation_pools.map(({ start, end }) => `${start},${end}`)),
  dns_nameservers: lines(subnet.dns_nameservers),
  host_routes: lines(subnet.host_routes.map(({ destination, nexthop }) => `${destination},${nexthop}`)),
})

/** The address cannot change, nor how IPv6 addresses are assigned. */
export const editShown = {
  gateway_ip: ({ no_gateway: isDisabled }: SubnetForm) => !isDisabled,
  address_source: () => false,
  subnetpool: () => false,
  prefixlen: () => false,
  cidr: () => false,
  ipv6_modes: () => false,
}

/** By step, as `subnetSchemas`. */
const editSchemas = {
  updatesubnetinfoaction: z.object({
    subnet_name: z.string().max(255),
    ip_version: z.string().min(1),
    gateway_ip: z.string().trim(),
    no_gateway: z.boolean(),
  }),
  updatesubnetdetailaction: subnetSchemas.createsubnetdetailaction,
}

const InfoStep = ({ form }: { form: ResourceForm<SubnetForm> }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    <WidgetField of={form} name="subnet_name" as={TextField} autoComplete="off" />
    <DescriptionList items={[{ term: form.titleOf('cidr'), value: form.values.cidr }]} />
    <GatewayFields form={form} />
  </div>
)

type StepId = (typeof updateSubnet.steps)[number]['slug']
type Body = ComponentType<{ form: ResourceForm<SubnetForm> }>

const BODIES: Record<StepId, Body> = { updatesubnetinfoaction: InfoStep, updatesubnetdetailaction: SubnetDetailsStep }
const TITLES = {
  updatesubnetinfoaction: subnetSteps.createsubnetinfoaction,
  updatesubnetdetailaction: subnetSteps.createsubnetdetailaction,
}

const STEPS = updateSubnet.steps.map(({ slug }): WizardStep<SubnetForm> => ({
  id: slug,
  title: TITLES[slug],
  schema: editSchemas[slug],
  body: BODIES[slug],
}))

/** Edits the subnet `subnetId` of the address. */
export function EditSubnet({ context }: FlowProps) {
  const tools = useDialogTools()
  const failureMessage = useFailureMessage()
  // State, since it is removed from the address when the wizard closes.
  const [id] = useState(context.subnetId ?? '')
  return (
    <FreshDialog
      query={query(subnetEndpoints.subnetView, { params: { id } })}
      title={TITLE}
      failed={failureMessage('load', tools.type)}
    >
      {(subnet) => <EditedSubnet subnet={subnet} />}
    </FreshDialog>
  )
}

function EditedSubnet({ subnet }: { subnet: Subnet }) {
  const tools = useDialogTools()
  const { id, network_id: network } = subnet
  const [initial] = useState(() => subnetValues(subnet))
  const workflow = useWorkflow(updateSubnet, undefined, {
    successMessage: subnetPhrases.updated,
    params: { network, subnet: id },
    initial,
    updated: [
      { type: tools.type, id },
      { type: networkManifest.type, id: network },
    ],
  })
  return (
    <SubnetWizard
      title={TITLE}
      finish={words.save}
      failed="notUpdated"
      network={network}
      shown={editShown}
      steps={STEPS}
      initial={initial}
      workflow={workflow}
    />
  )
}
