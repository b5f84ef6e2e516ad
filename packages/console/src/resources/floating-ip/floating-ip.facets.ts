import type { MessageDescriptor } from 'react-intl'
import type { Facet } from '../../framework/resource/column.ts'
import { floatingIpFields, floatingIpStatuses } from './floating-ip.messages.ts'
import type { FloatingIp } from './floating-ip.queries.ts'

const exact = (id: string, label: MessageDescriptor): Facet<FloatingIp> => ({ id, label, on: 'server' })

/** All by the names that Neutron gives them. */
export const floatingIpFacets: Facet<FloatingIp>[] = [
  exact('floating_ip_address', floatingIpFields.address),
  exact('floating_network_id', floatingIpFields.network),
  exact('router_id', floatingIpFields.router),
  exact('port_id', floatingIpFields.port),
  {
    ...exact('status', floatingIpFields.status),
    options: Object.entries(floatingIpStatuses).map(([value, label]) => ({ value, label })),
  },
]
