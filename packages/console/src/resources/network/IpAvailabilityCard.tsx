import { networkOperationEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { QuotaBar } from '../../framework/charts/charts.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { Card } from '../../ui/Card.tsx'
import { adminNetworkMessages as messages } from './admin-network.messages.ts'

/** How many addresses of each subnet are used, for administrators. */
export function IpAvailabilityCard({ networkId: id }: { networkId: string }) {
  const { formatMessage } = useIntl()
  return (
    <Card title={formatMessage(messages.addresses)}>
      <Loaded
        query={query(networkOperationEndpoints.networkIpAvailability, { params: { id } })}
        failed={formatMessage(messages.addressesFailed)}
      >
        {({ subnet_ip_availability: subnets }) =>
          subnets.length === 0 ? (
            <p className="text-ink-3">{formatMessage(messages.noAddresses)}</p>
          ) : (
            <div className="grid gap-3">
              {subnets.map(({ subnet_id: subnet, subnet_name: name, cidr, used_ips: used, total_ips: total }) => (
                <QuotaBar key={subnet} label={[name, cidr].filter(Boolean).join(' ')} used={used} max={total} />
              ))}
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}
