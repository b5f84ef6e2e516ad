import { IPV6_MODES } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { WidgetField } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import type { useWorkflow } from '../../framework/wizard/use-workflow.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import type { WizardDefinition } from '../../framework/wizard/define-wizard.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { PairRows } from './PairRows.tsx'
import { PoolFields } from './PoolFields.tsx'
import { subnetLabelOf, type Ipv6Mode, type SubnetForm } from './subnet-form.ts'
import { addressSources, ipv6Modes, subnetFormMessages, subnetLabels, subnetPhrases } from './subnet.messages.ts'

const SOURCES = ['manual', 'subnetpool'] as const

const VERSIONS = [
  { value: '4', label: 'IPv4' },
  { value: '6', label: 'IPv6' },
]

/** The address is entered, or allocated from a pool, which then sets the IP version. */
export function AddressStep({ form }: { form: ResourceForm<SubnetForm> }) {
  const { formatMessage } = useIntl()
  const isFromPool = form.values.address_source === 'subnetpool'
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <WidgetField of={form} name="subnet_name" as={TextField} autoComplete="off" />
      <WidgetField
        of={form}
        name="address_source"
        as={SelectField}
        options={SOURCES.map((value) => ({ value, label: formatMessage(addressSources[value]) }))}
      />
      <PoolFields form={form} />
      <WidgetField of={form} name="cidr" as={TextField} mono hint={formatMessage(subnetFormMessages.cidrHint)} />
      <WidgetField
        of={form}
        name="ip_version"
        as={SelectField}
        disabled={isFromPool}
        hint={isFromPool ? formatMessage(subnetFormMessages.versionOfPool) : undefined}
        options={VERSIONS}
      />
      <GatewayFields form={form} hint={formatMessage(subnetFormMessages.gatewayHint)} />
    </div>
  )
}

export const GatewayFields = ({ form, hint }: { form: ResourceForm<SubnetForm>; hint?: string }) => (
  <>
    <WidgetField of={form} name="gateway_ip" as={TextField} mono hint={hint} />
    <WidgetField of={form} name="no_gateway" as={CheckField} className="sm:self-center" />
  </>
)

const MODES = Object.keys(IPV6_MODES) as Ipv6Mode[] // the keys of a constant

/** How the subnet assigns addresses. */
export function SubnetDetailsStep({ form }: { form: ResourceForm<SubnetForm> }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid max-w-xl gap-4">
      <WidgetField of={form} name="enable_dhcp" as={CheckField} />
      <WidgetField
        of={form}
        name="ipv6_modes"
        as={SelectField}
        options={MODES.map((value) => ({ value, label: formatMessage(ipv6Modes[value]) }))}
      />
      <PairRows
        form={form}
        name="allocation_pools"
        labels={{
          first: formatMessage(subnetFormMessages.poolStart),
          second: formatMessage(subnetFormMessages.poolEnd),
        }}
        placeholders={{ first: '192.168.1.100', second: '192.168.1.120' }}
      />
      <WidgetField
        of={form}
        name="dns_nameservers"
        as={TextArea}
        mono
        rows={2}
        hint={formatMessage(subnetFormMessages.serversHint)}
      />
      <PairRows
        form={form}
        name="host_routes"
        labels={{
          first: formatMessage(subnetFormMessages.routeDestination),
          second: formatMessage(subnetFormMessages.routeNextHop),
        }}
        placeholders={{ first: '192.168.200.0/24', second: '10.56.1.254' }}
      />
    </div>
  )
}

interface SubnetWizardProps extends Pick<
  WizardDefinition<SubnetForm, unknown>,
  'title' | 'finish' | 'shown' | 'steps'
> {
  /** The name of its network. */
  network: string
  /** The failure message. */
  failed: 'notCreated' | 'notUpdated'
  initial: SubnetForm
  workflow: ReturnType<typeof useWorkflow>
}

/** The form of a subnet in steps that the server validates one by one. */
export function SubnetWizard({ network, failed, initial, workflow, ...own }: SubnetWizardProps) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  return (
    <Wizard
      wizard={{
        ...own,
        failed: (sent) => {
          // Hidden fields are not sent.
          const subnet = subnetLabelOf({ ...initial, ...sent })
          return subnet
            ? formatMessage(subnetPhrases[failed], { subnet, network })
            : failureMessage('create', tools.type)
        },
        labels: subnetLabels,
        validate: workflow.validate,
        preflight: { none: 'a step of it compares quotas and names' },
        submit: workflow.submit,
      }}
      initial={initial}
      open={tools.open}
      onDone={workflow.done}
      onClose={tools.close}
    />
  )
}
