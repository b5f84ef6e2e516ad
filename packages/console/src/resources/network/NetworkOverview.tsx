import type { Network } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { adminStates } from '../../services/network/network-state.messages.ts'
import { NetworkStatus } from '../../services/network/NetworkStatus.tsx'
import { wordFor } from '../../framework/text/word-for.ts'
import { yesNo } from '../../framework/text/yes-no.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { networkNames } from './network-names.messages.ts'
import { networkFields, networkMessages } from './network.messages.ts'

export function NetworkOverview({ network }: { network: Network }) {
  const intl = useIntl()
  const field = (name: keyof typeof networkFields) => intl.formatMessage(networkFields[name])
  const type = network['provider:network_type']
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={intl.formatMessage(networkNames.one)} className="only:col-span-full only:max-w-3xl">
        <DescriptionList
          items={[
            { term: field('name'), value: network.name },
            { term: field('id'), value: network.id },
            { term: field('description'), value: network.description },
            { term: field('projectId'), value: network.project_id },
            { term: field('status'), value: <NetworkStatus status={network.status} intl={intl} /> },
            { term: field('adminState'), value: wordFor(intl, adminStates, network.admin_state) },
            { term: field('shared'), value: yesNo(intl, network.shared) },
            { term: field('external'), value: yesNo(intl, network['router:external']) },
            { term: field('mtu'), value: network.mtu },
            { term: field('zones'), value: network.availability_zones.join(', ') },
          ]}
        />
      </Card>
      {type && (
        <Card title={intl.formatMessage(networkMessages.provider)}>
          <DescriptionList
            items={[
              { term: field('providerType'), value: type },
              { term: field('physical'), value: network['provider:physical_network'] },
              { term: field('segment'), value: network['provider:segmentation_id'] },
            ]}
          />
        </Card>
      )}
    </div>
  )
}
