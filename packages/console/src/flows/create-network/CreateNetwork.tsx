import { createSubnet } from '@meridian/contract'
import { useMemo, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import type { Extension } from '../../framework/resource/manifest.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { usePolicies } from '../../framework/policy/policies.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import type { WizardStep } from '../../framework/wizard/wizard.ts'
import { networkLabels } from '../../resources/network/form/edit-network.messages.ts'
import { networkMessages } from '../../resources/network/network.messages.ts'
import { AddressStep } from '../create-subnet/AddressStep.tsx'
import { createSubnetLabels, createSubnetSteps } from '../create-subnet/create-subnet.messages.ts'
import type { SubnetForm } from '../create-subnet/subnet-form.ts'
import { SubnetDetailsStep } from '../create-subnet/SubnetDetailsStep.tsx'
import { createNetworkLabels, createNetworkMessages, createNetworkPhrases } from './create-network.messages.ts'
import { judgeSubnet, makeNetwork } from './make-network.ts'
import { blankNetwork, networkSchema, networkSubnetSchemas, shownFields, type NetworkForm } from './network-form.ts'
import { NetworkStep } from './NetworkStep.tsx'
import { useNetworkFailure } from './use-network-failure.ts'

type Body = ComponentType<{ form: ResourceForm<NetworkForm> }>

/** A step of the subnet's own form, while a subnet is wanted. */
const ofSubnet = (Step: ComponentType<{ form: ResourceForm<SubnetForm> }>): Body =>
  function SubnetStep({ form }) {
    const { formatMessage } = useIntl()
    if (!form.values.with_subnet) return <p className="text-ink-2">{formatMessage(createNetworkMessages.noSubnet)}</p>
    return <Step form={form as unknown as ResourceForm<SubnetForm>} /> // a form of more fields than it reads
  }

const BODIES = { createsubnetinfoaction: ofSubnet(AddressStep), createsubnetdetailaction: ofSubnet(SubnetDetailsStep) }

const STEPS: WizardStep<NetworkForm>[] = [
  { id: 'network', title: createNetworkMessages.step, schema: networkSchema, body: NetworkStep },
  ...createSubnet.steps.map(({ slug }) => ({
    id: slug,
    title: createSubnetSteps[slug],
    schema: networkSubnetSchemas[slug],
    body: BODIES[slug],
  })),
]

const EXTENSIONS: readonly Extension[] = [
  { of: 'network', alias: 'network_availability_zone' },
  { of: 'network', alias: 'net-mtu-writable' },
]

const placeOf = (id: string) => createSubnet.steps.findIndex(({ slug }) => slug === id)

/** A new network with its first subnet, whose steps the server judges. */
export function CreateNetwork({ tools }: FlowProps) {
  const intl = useIntl()
  const mayShare = usePolicies()([['network', 'create_network:shared']]) === true
  const has = useExtensions(EXTENSIONS)
  const [hasZones, hasMtu] = EXTENSIONS.map((extension) => has(extension) === true)
  const shown = useMemo(
    () => shownFields({ mayShare, hasZones: hasZones === true, hasMtu: hasMtu === true }),
    [mayShare, hasZones, hasMtu],
  )
  return (
    <Wizard
      wizard={{
        title: networkMessages.create,
        finish: createNetworkMessages.create,
        failed: useNetworkFailure(tools.type),
        labels: { ...createSubnetLabels, ...networkLabels, ...createNetworkLabels },
        shown,
        steps: STEPS,
        validate: (form, { first, last }) =>
          form.with_subnet && placeOf(last) >= 0
            ? judgeSubnet(form, Math.max(0, placeOf(first)), placeOf(last))
            : Promise.resolve({ has_errors: false, workflow_slug: createSubnet.slug, errors: {} }),
        submit: makeNetwork,
      }}
      initial={blankNetwork}
      open={tools.open}
      onDone={({ id, name }) =>
        tools.done(intl.formatMessage(createNetworkPhrases.created, { name: name || id }), {
          created: [{ type: tools.type, id }],
        })
      }
      onClose={tools.close}
    />
  )
}
