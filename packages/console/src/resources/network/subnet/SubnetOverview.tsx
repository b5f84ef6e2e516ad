import { useIntl } from 'react-intl'
import { ResourceLink } from '../../../framework/link/ResourceLink.tsx'
import { yesNo } from '../../../framework/text/yes-no.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Lines } from '../../../ui/Lines.tsx'
import { NETWORK_TYPE } from '../network-label.ts'
import { subnetNames } from './subnet-names.messages.ts'
import { subnetFields, subnetMessages, subnetPhrases } from './subnet.messages.ts'
import type { Subnet } from './subnet.queries.ts'

export function SubnetOverview({ subnet }: { subnet: Subnet }) {
  const intl = useIntl()
  const field = (name: keyof typeof subnetFields) => intl.formatMessage(subnetFields[name])
  const { network_id: network, ipv6_ra_mode: router, ipv6_address_mode: address } = subnet
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={intl.formatMessage(subnetNames.one)}>
        <DescriptionList
          items={[
            { term: field('name'), value: subnet.name },
            { term: field('id'), value: subnet.id },
            { term: field('project'), value: subnet.project_id },
            {
              term: field('network'),
              value: (
                <ResourceLink type={NETWORK_TYPE} id={network}>
                  {subnet.network?.name ?? network}
                </ResourceLink>
              ),
            },
            { term: field('networkId'), value: network },
            { term: field('pool'), value: subnet.subnetpool_id },
          ]}
        />
      </Card>
      <Card title={intl.formatMessage(subnetMessages.addresses)}>
        <DescriptionList
          items={[
            { term: field('version'), value: subnet.ipver_str },
            { term: field('cidr'), value: <Lines of={[subnet.cidr]} /> },
            {
              term: field('ranges'),
              value: (
                <Lines of={subnet.allocation_pools.map((range) => intl.formatMessage(subnetPhrases.range, range))} />
              ),
            },
            { term: field('gateway'), value: subnet.gateway_ip },
            { term: field('dhcp'), value: yesNo(intl, subnet.enable_dhcp) },
            ...(subnet.ip_version === 6
              ? [
                  {
                    term: field('ipv6Mode'),
                    value:
                      (router || address) &&
                      intl.formatMessage(subnetPhrases.modes, { router: router ?? '-', address: address ?? '-' }),
                  },
                ]
              : []),
            {
              term: field('routes'),
              value: (
                <Lines
                  of={subnet.host_routes.map(({ destination, nexthop: hop }) =>
                    intl.formatMessage(subnetPhrases.route, { destination, hop }),
                  )}
                />
              ),
            },
            { term: field('servers'), value: <Lines of={subnet.dns_nameservers} /> },
          ]}
        />
      </Card>
    </div>
  )
}
