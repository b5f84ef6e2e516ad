import { useIntl } from 'react-intl'
import { formatMoment } from '../../framework/text/dates.ts'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { floatingIpColumns } from './floating-ip.columns.tsx'
import { floatingIpFields } from './floating-ip.messages.ts'
import type { FloatingIp } from './floating-ip.queries.ts'

export function FloatingIpOverview({ address }: { address: FloatingIp }) {
  const intl = useIntl()
  const { created_at: created, updated_at: updated } = address
  const linked = (type: string, id: string | null) =>
    id && (
      <ResourceLink type={type} id={id}>
        {id}
      </ResourceLink>
    )
  const more = [
    { field: floatingIpFields.network, value: linked('OS::Neutron::Net', address.floating_network_id) },
    { field: floatingIpFields.router, value: linked('OS::Neutron::Router', address.router_id) },
    { field: floatingIpFields.port, value: linked('OS::Neutron::Port', address.port_id) },
    { field: floatingIpFields.created, value: created && formatMoment(intl, created) },
    { field: floatingIpFields.updated, value: updated && formatMoment(intl, updated) },
  ]
  return (
    <Card className="max-w-3xl">
      <ColumnFacts
        item={address}
        columns={floatingIpColumns}
        more={more.map(({ field, value }) => ({ term: intl.formatMessage(field), value }))}
      />
    </Card>
  )
}
