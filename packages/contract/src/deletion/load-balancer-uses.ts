import { floatingIpEndpoints } from '../network/floating-ips.ts'
import type { LoadBalancer } from '../octavia/load-balancers.ts'
import { everywhere, type Uses } from './uses.ts'

/** Its address goes, and a floating IP that led to it leads nowhere. */
export const loadBalancerUses: Uses<LoadBalancer> = [
  {
    effect: 'stays',
    reason: 'addressOfPort',
    type: 'floatingIp',
    find: async ({ vip_port_id: port }, read) => {
      const all = await read(floatingIpEndpoints.floatingIpList, everywhere())
      return all
        .filter(({ port_id: of }) => of === port)
        .map(({ id, ip }) => ({
          id,
          name: ip,
          remedy: { operation: 'delete', type: 'floatingIp', id } as const,
        }))
    },
  },
]
