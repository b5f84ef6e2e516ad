import { securityGroupEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { wordFor, yesNo } from '../../framework/text/wording.ts'
import { NetworkStatus } from '../../services/network/network-columns.tsx'
import { QosPolicyName } from '../../services/network/QosPolicyName.tsx'
import { adminStates } from '../../services/network/network.messages.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { networkManifest, portManifest, subnetManifest } from './network.manifest.ts'
import { macStates, portFields, portMessages, vnicTypes } from './port.messages.ts'
import { deviceTypeOf, type Port } from './port.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export function PortOverview({ port }: { port: Port }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const device = deviceTypeOf(port)
  const { network_id: network, port_security_enabled: security, 'binding:vnic_type': vnic } = port
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={formatMessage(portManifest.names.one)}>
        <DescriptionList
          items={[
            { term: formatMessage(words.name), value: port.name },
            { term: formatMessage(words.id), value: port.id },
            {
              term: formatMessage(typeNames.networkName),
              value: <ResourceLink type={networkManifest.type} id={network} name={port.network?.name ?? network} />,
            },
            { term: formatMessage(words.networkId), value: network },
            { term: formatMessage(words.projectId), value: port.project_id },
            {
              term: formatMessage(words.macAddress),
              value: <code className="font-mono text-sm">{port.mac_address}</code>,
            },
            { term: formatMessage(words.status), value: <NetworkStatus status={port.status} intl={intl} /> },
            { term: formatMessage(words.adminState), value: wordFor(intl, adminStates, port.admin_state) },
            ...(port.mac_state
              ? [{ term: formatMessage(words.macLearningState), value: wordFor(intl, macStates, port.mac_state) }]
              : []),
            ...(security === undefined
              ? []
              : [{ term: formatMessage(portFields.security), value: yesNo(intl, security) }]),
            ...(port.dns_name === undefined ? [] : [{ term: formatMessage(moreWords.dnsName), value: port.dns_name }]),
            ...(port.dns_assignment?.length
              ? [{ term: formatMessage(portFields.dnsAssignment), value: <DnsAssignments port={port} /> }]
              : []),
            { term: formatMessage(words.fixedIps), value: port.fixed_ips.length > 0 && <FixedIps port={port} /> },
            {
              term: formatMessage(typeNames.securityGroups),
              value: port.security_groups.length > 0 && <Groups ids={port.security_groups} />,
            },
            {
              term: formatMessage(typeNames.qosPolicy),
              value: port.qos_policy_id && <QosPolicyName id={port.qos_policy_id} />,
            },
          ]}
        />
      </Card>
      <div className="grid gap-4">
        <Card title={formatMessage(portFields.device)}>
          {port.device_id || port.device_owner ? (
            <DescriptionList
              items={[
                { term: formatMessage(portFields.deviceOwner), value: port.device_owner },
                {
                  term: formatMessage(portFields.deviceId),
                  value: device ? (
                    <ResourceLink type={device} id={port.device_id} name={port.device_id} />
                  ) : (
                    port.device_id
                  ),
                },
              ]}
            />
          ) : (
            <p className="text-ink-3">{formatMessage(portMessages.detached)}</p>
          )}
        </Card>
        <Card title={formatMessage(portMessages.binding)}>
          <DescriptionList
            items={[
              { term: formatMessage(portFields.vnic), value: vnic && wordFor(intl, vnicTypes, vnic) },
              // Neutron only gives it to administrators.
              ...(port['binding:host_id'] === undefined
                ? []
                : [
                    { term: formatMessage(words.host), value: port['binding:host_id'] },
                    { term: formatMessage(portFields.profile), value: <Keys of={port['binding:profile']} /> },
                    { term: formatMessage(portFields.vifType), value: port['binding:vif_type'] },
                    { term: formatMessage(portFields.vifDetails), value: <Keys of={port['binding:vif_details']} /> },
                  ]),
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
        <ResourceLink type={subnetManifest.type} id={subnet} name={<code className="font-mono text-sm">{ip}</code>} />
      </li>
    ))}
  </ul>
)

const DnsAssignments = ({ port: { dns_assignment: all } }: { port: Port }) => (
  <ul className="font-mono text-sm">
    {all?.map(({ ip_address: ip, hostname, fqdn }) => (
      <li key={ip}>{[hostname, ip, fqdn].join(' · ')}</li>
    ))}
  </ul>
)

/** What a driver stores with the binding, by the driver's own keys. */
function Keys({ of: all }: { of: Readonly<Record<string, unknown>> | null | undefined }) {
  const entries = Object.entries(all ?? {})
  if (entries.length === 0) return '-'
  return (
    <ul className="font-mono text-sm">
      {entries.map(([key, value]) => (
        <li key={key}>{`${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`}</li>
      ))}
    </ul>
  )
}

/** Ports only have the ids of their groups. */
function Groups({ ids }: { ids: readonly string[] }) {
  const { data } = useQuery(query(securityGroupEndpoints.securityGroupList))
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <ResourceLink
            type="OS::Neutron::SecurityGroup"
            id={id}
            name={data?.items.find((group) => group.id === id)?.name ?? id}
          />
        </li>
      ))}
    </ul>
  )
}
