import type { Router } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { gatewayName } from './router.columns.tsx'
import { routerFields, routerMessages } from './router.messages.ts'

/** Where a router leads to. */
export function GatewayCard({ router }: { router: Router }) {
  const { formatMessage } = useIntl()
  const { external_gateway_info: gateway } = router
  const field = (name: keyof typeof routerFields) => formatMessage(routerFields[name])
  return (
    <Card title={formatMessage(routerMessages.gateway)}>
      {gateway ? (
        <DescriptionList
          items={[
            {
              term: field('networkName'),
              value: (
                <ResourceLink type="OS::Neutron::Net" id={gateway.network_id}>
                  {gatewayName(router)}
                </ResourceLink>
              ),
            },
            { term: field('networkId'), value: gateway.network_id },
            {
              term: field('fixedIps'),
              value: gateway.external_fixed_ips.length > 0 && (
                <ul>
                  {gateway.external_fixed_ips.map(({ ip_address: ip, subnet_id: subnet }) => (
                    <li key={ip}>
                      <ResourceLink type="OS::Neutron::Subnet" id={subnet}>
                        <code className="font-mono text-sm">{ip}</code>
                      </ResourceLink>
                    </li>
                  ))}
                </ul>
              ),
            },
            ...(gateway.enable_snat === undefined
              ? []
              : [
                  {
                    term: field('snat'),
                    value: formatMessage(gateway.enable_snat ? routerMessages.on : routerMessages.off),
                  },
                ]),
          ]}
        />
      ) : (
        <p className="text-ink-3">{formatMessage(routerMessages.noGateway)}</p>
      )}
    </Card>
  )
}
