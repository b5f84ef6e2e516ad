import { securityGroupEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { adminStates } from '../../../services/network/network-state.messages.ts'
import { NetworkStatus } from '../../../services/network/NetworkStatus.tsx'
import { ResourceLink } from '../../../framework/link/ResourceLink.tsx'
import { wordFor } from '../../../framework/text/word-for.ts'
import { yesNo } from '../../../framework/text/yes-no.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { NETWORK_TYPE } from '../network-label.ts'
import { subnetManifest } from '../subnet/subnet.manifest.ts'
import { deviceTypeOf } from './port.columns.tsx'
import { portNames } from './port-names.messages.ts'
import { macStates, portFields, portMessages, vnicTypes } from './port.messages.ts'
import type { Port } from './port.queries.ts'

export function PortOverview({ port }: { port: Port }) {
  const intl = useIntl()
  const field = (name: keyof typeof portFields) => intl.formatMessage(portFields[name])
  const device = deviceTypeOf(port)
  const { network_id: network, port_security_enabled: security, 'binding:vnic_type': vnic } = port
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={intl.formatMessage(portNames.one)}>
        <DescriptionList
          items={[
            { term: field('name'), value: port.name },
            { term: field('id'), value: port.id },
            {
              term: field('network'),
              value: (
                <ResourceLink type={NETWORK_TYPE} id={network}>
                  {port.network?.name ?? network}
                </ResourceLink>
              ),
            },
            { term: field('networkId'), value: network },
            { term: field('project'), value: port.project_id },
            { term: field('mac'), value: <code className="font-mono text-sm">{port.mac_address}</code> },
            { term: field('status'), value: <NetworkStatus status={port.status} intl={intl} /> },
            { term: field('adminState'), value: wordFor(intl, adminStates, port.admin_state) },
            ...(port.mac_state
              ? [{ term: field('macLearning'), value: wordFor(intl, macStates, port.mac_state) }]
              : []),
            ...(security === undefined ? [] : [{ term: field('security'), value: yesNo(intl, security) }]),
            { term: field('fixedIps'), value: port.fixed_ips.length > 0 && <FixedIps port={port} /> },
            { term: field('groups'), value: port.security_groups.length > 0 && <Groups ids={port.security_groups} /> },
          ]}
        />
      </Card>
      <div className="grid gap-4">
        <Card title={intl.formatMessage(portMessages.device)}>
          {port.device_id || port.device_owner ? (
            <DescriptionList
              items={[
                { term: field('deviceOwner'), value: port.device_owner },
                {
                  term: field('deviceId'),
                  value: device ? (
                    <ResourceLink type={device} id={port.device_id}>
                      {port.device_id}
                    </ResourceLink>
                  ) : (
                    port.device_id
                  ),
                },
              ]}
            />
          ) : (
            <p className="text-ink-3">{intl.formatMessage(portMessages.detached)}</p>
          )}
        </Card>
        <Card title={intl.formatMessage(portMessages.binding)}>
          <DescriptionList
            items={[
              { term: field('vnic'), value: vnic && wordFor(intl, vnicTypes, vnic) },
              // For administrators: Neutron keeps it from others.
              ...(port['binding:host_id'] === undefined
                ? []
                : [{ term: field('host'), value: port['binding:host_id'] }]),
            ]}
          />
        </Card>
      </div>
    </div>
  )
}

const FixedIps = ({ port: { fixed_ips: ips } }: { port: Port }) => (
  <ul>
    {ips.map(({ ip_address: ip, subnet_id: subnet }) => (
      <li key={ip}>
        <ResourceLink type={subnetManifest.type} id={subnet}>
          <code className="font-mono text-sm">{ip}</code>
        </ResourceLink>
      </li>
    ))}
  </ul>
)

/** Ports say only the ids of their groups. */
function Groups({ ids }: { ids: readonly string[] }) {
  const { data } = useQuery(query(securityGroupEndpoints.securityGroupList))
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <ResourceLink type="OS::Neutron::SecurityGroup" id={id}>
            {data?.items.find((group) => group.id === id)?.name ?? id}
          </ResourceLink>
        </li>
      ))}
    </ul>
  )
}
