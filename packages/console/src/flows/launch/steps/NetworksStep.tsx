import type { Network } from '@meridian/contract'
import { useIntl } from 'react-intl'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { yesNo } from '../../../framework/text/wording.ts'
import { DescriptionList } from '../../../ui/Card.tsx'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import type { LaunchForm } from '../../../services/launch/launch-form.ts'
import { choiceOf } from '../../../services/launch/rules/choice.ts'
import { isOfferedNetwork } from '../../../services/launch/rules/offered.ts'
import { Choosing } from './Choosing.tsx'
import { fields } from '../../../services/launch/choosing.messages.ts'
import { networkColumns, networkFacets, networkName } from './network-columns.ts'

export function NetworksStep({ form }: { form: ResourceForm<LaunchForm> }) {
  const { facts } = useLaunchable()
  const { networks, ports } = choiceOf(form.values, facts)
  return (
    <Choosing
      form={form}
      name="networks"
      part="networks"
      items={facts.networks.filter(isOfferedNetwork)}
      columns={networkColumns}
      facets={networkFacets}
      defaultSort="network"
      allocated={networks.map(({ id }) => id)}
      max={-1}
      ordered
      nameOf={networkName}
      optional={ports.length > 0}
      renderDetails={(network) => <NetworkDetails network={network} />}
    />
  )
}

function NetworkDetails({ network }: { network: Network }) {
  const intl = useIntl()
  const provider = [
    ['networkType', network['provider:network_type']],
    ['physicalNetwork', network['provider:physical_network']],
    ['segmentation', network['provider:segmentation_id']],
  ] as const
  return (
    <DescriptionList
      items={[
        { term: intl.formatMessage(fields.id), value: network.id },
        { term: intl.formatMessage(fields.project), value: network.project_id },
        { term: intl.formatMessage(fields.external), value: yesNo(intl, network['router:external']) },
        // Neutron returns these to administrators only.
        ...provider
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => ({ term: intl.formatMessage(fields[name]), value })),
      ]}
    />
  )
}
