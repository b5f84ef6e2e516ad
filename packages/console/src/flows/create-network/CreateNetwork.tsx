import { createSubnet, networkEndpoints } from '@meridian/contract'
import { useMemo, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { pages } from '../../api/pages.ts'
import { ChoicesField } from '../../framework/forms/PlainFields.tsx'
import { Field, WidgetField } from '../../framework/forms/Field.tsx'
import { formPart, type ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { Extension } from '../../framework/resource/manifest.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { useCreateFailure, useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import type { WizardStep } from '../../framework/wizard/define-wizard.tsx'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { NetworkFields } from '../../resources/network/EditNetwork.tsx'
import { adminNetworkMessages, networkTypes } from '../../resources/network/admin-network.messages.ts'
import { networkManifest, subnetManifest } from '../../resources/network/network.manifest.ts'
import { projectChoices } from '../../services/identity/project-choices.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { supportedIn, ZoneHintsField } from '../../services/network/network-fields.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { AddressStep, SubnetDetailsStep } from '../subnet/SubnetSteps.tsx'
import { newSubnet, subnetLabelOf, type SubnetForm } from '../subnet/subnet-form.ts'
import { subnetLabels, subnetPhrases, subnetSteps } from '../subnet/subnet.messages.ts'
import { createNetworkLabels, createNetworkMessages as messages } from './create-network.messages.ts'
import {
  blankNetwork,
  MIN_MTU,
  networkSchema,
  networkSubnetSchemas,
  shownFields,
  type NetworkForm,
} from './network-form.ts'
import { NETWORK_TYPES } from '../../resources/network/provider-network.ts'
import { SubnetFailure, submitNetwork, validateSubnet } from './submit-network.ts'

function NetworkStep({ form }: { form: ResourceForm<NetworkForm> }) {
  const { formatMessage } = useIntl()
  const { project } = form.values
  return (
    <div className="grid max-w-xl gap-4">
      <NetworkFields form={form} />
      {!form.isHidden('project') && <ProviderFields form={form} />}
      <WidgetField of={form} name="with_subnet" as={CheckField} hint={formatMessage(messages.subnetHint)} />
      <Field of={form} name="az_hints">
        {(field) => <ZoneHintsField {...field} of="network" />}
      </Field>
      <WidgetField of={form} name="mtu" as={NumberField} min={MIN_MTU} hint={formatMessage(messages.mtuHint)} />
      {(project || form.isHidden('project')) && (
        <NetworkPreflight
          form={form}
          demands={[
            { id: 'network', label: typeNames.networks, added: 1 },
            { id: 'subnet', label: typeNames.subnets, added: form.values.with_subnet ? 1 : 0 },
          ]}
          name={{
            typed: form.values.name,
            among: pages(networkEndpoints.networkList, project ? { project_id: project } : {}),
          }}
          project={project || undefined}
        />
      )}
    </div>
  )
}

/** The owner and the provider attributes, which administrators choose. */
function ProviderFields({ form }: { form: ResourceForm<NetworkForm> }) {
  const { formatMessage } = useIntl()
  const types = supportedIn(useSettings() ?? NOTHING_SET, 'supported_provider_types', NETWORK_TYPES)
  return (
    <>
      <ChoicesField of={form} name="project" choices={projectChoices} />
      <WidgetField
        of={form}
        name="type"
        as={SelectField}
        options={types.map((value) => ({ value, label: formatMessage(networkTypes[value]) }))}
      />
      <WidgetField of={form} name="physical" as={TextField} autoComplete="off" />
      <WidgetField
        of={form}
        name="segment"
        as={NumberField}
        min={1}
        hint={formatMessage(adminNetworkMessages.segmentHint)}
      />
      <WidgetField of={form} name="external" as={CheckField} hint={formatMessage(adminNetworkMessages.externalHint)} />
    </>
  )
}

type Body = ComponentType<{ form: ResourceForm<NetworkForm> }>

/** A step of the subnet's form, if the network gets a subnet. */
const subnetStep = (Step: ComponentType<{ form: ResourceForm<SubnetForm> }>): Body =>
  function SubnetStep({ form }) {
    const { formatMessage } = useIntl()
    if (!form.values.with_subnet) return <p className="text-ink-2">{formatMessage(messages.noSubnet)}</p>
    return <Step form={formPart<SubnetForm, NetworkForm>(form)} />
  }

const BODIES = {
  createsubnetinfoaction: subnetStep(AddressStep),
  createsubnetdetailaction: subnetStep(SubnetDetailsStep),
}

const STEPS: WizardStep<NetworkForm>[] = [
  { id: 'network', title: networkManifest.names.one, schema: networkSchema, body: NetworkStep },
  ...createSubnet.steps.map(({ slug }) => ({
    id: slug,
    title: subnetSteps[slug],
    schema: networkSubnetSchemas[slug],
    body: BODIES[slug],
  })),
]

const EXTENSIONS: readonly Extension[] = [
  { of: 'network', alias: 'network_availability_zone' },
  { of: 'network', alias: 'net-mtu-writable' },
]

const indexOf = (id: string) => createSubnet.steps.findIndex(({ slug }) => slug === id)

/** For the user's own project. */
export const CreateNetwork = () => <NetworkWizard isAdmin={false} />

/** For any project, with provider attributes. */
export const AdminCreateNetwork = () => <NetworkWizard isAdmin />

/** Creates a network and its first subnet, whose steps the server validates. */
function NetworkWizard({ isAdmin }: { isAdmin: boolean }) {
  const tools = useDialogTools()
  const intl = useIntl()
  const mayShare = usePolicies()([['network', 'create_network:shared']]) === true
  const settings = useSettings() ?? NOTHING_SET
  const has = useExtensions(EXTENSIONS)
  const [hasZones, hasMtu] = EXTENSIONS.map((extension) => has(extension) === true)
  const shown = useMemo(
    () => shownFields({ isAdmin, mayShare, hasZones: hasZones === true, hasMtu: hasMtu === true }),
    [isAdmin, mayShare, hasZones, hasMtu],
  )
  return (
    <Wizard
      wizard={{
        title: named(networkManifest, dialogPhrases.create),
        finish: words.create,
        failed: useNetworkFailure(tools.type),
        labels: { ...subnetLabels, ...createNetworkLabels },
        shown,
        preflight: { none: 'a step of it compares quotas and names' },
        steps: STEPS,
        validate: (form, { first, last }) =>
          form.with_subnet && indexOf(last) >= 0
            ? validateSubnet(form, Math.max(0, indexOf(first)), indexOf(last))
            : Promise.resolve({ has_errors: false, workflow_slug: createSubnet.slug, errors: {} }),
        submit: submitNetwork,
      }}
      initial={{ ...blankNetwork, dns_nameservers: newSubnet(settings).dns_nameservers }}
      open={tools.open}
      onDone={({ id, name }) =>
        tools.done(intl.formatMessage(messages.created, { name: name || id }), {
          created: [{ type: tools.type, id }],
        })
      }
      onClose={tools.close}
    />
  )
}

/** The failure message: whether the network or the subnet failed, and whether the network was deleted again. */
function useNetworkFailure(type: string) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const failureOf = useCreateFailure(type)
  return (form: NetworkForm, error: ApiError): string => {
    if (!(error instanceof SubnetFailure)) return failureOf(messages.notCreated, form.name)
    const network = error.network.name || error.network.id
    const subnet = subnetLabelOf(form)
    return [
      subnet
        ? formatMessage(subnetPhrases.notCreated, { subnet, network })
        : failureMessage('create', subnetManifest.type),
      formatMessage(error.remains ? messages.remains : messages.deleted, { name: network }),
    ].join(' ')
  }
}
