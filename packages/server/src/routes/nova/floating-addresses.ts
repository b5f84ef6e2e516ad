import { floatingIps } from '@meridian/openstack'
import type { FloatingIp, Server } from '@meridian/wire'
import type { FastifyRequest } from 'fastify'
import { withTimeout } from '../../with-timeout.ts'
import { all } from '../neutron/listing.ts'
import type { PartialServer } from './servers.map.ts'

/** How long a list of servers waits for the floating IPs. */
const PATIENCE_MS = 200

/** undefined if Neutron did not respond: then Nova's addresses are used. */
type Floating = readonly FloatingIp[] | undefined

/** Read together with the servers: Nova's own cache of floating IPs is updated late. */
export const readFloating = (request: FastifyRequest): Promise<Floating> =>
  Promise.resolve()
    .then(() => all(request.openstack('network'), floatingIps.page, {}))
    .catch(() => undefined)

/** The servers with their current floating IPs. */
export async function withFloating(servers: PartialServer[], reading: Promise<Floating>): Promise<PartialServer[]> {
  const floating = servers.length > 0 ? await withTimeout(reading, PATIENCE_MS, () => undefined) : undefined
  if (!floating?.every(({ port_id: port, port_details: details }) => !port || details)) return servers
  const ofServer = Map.groupBy(floating, ({ port_details: details }) => details?.device_id)
  return servers.map((server) =>
    server.addresses
      ? { ...server, addresses: withCurrentFloatingIps(server.addresses, ofServer.get(server.id) ?? []) }
      : server,
  )
}

type Addresses = Server['addresses']

function withCurrentFloatingIps(addresses: Addresses, floating: readonly FloatingIp[]): Addresses {
  const corrected = Object.entries(addresses).map(([network, said]): [string, Addresses[string]] => {
    const fixed = said.filter((address) => address['OS-EXT-IPS:type'] === 'fixed')
    const leading = fixed.flatMap((address) =>
      floating
        .filter((each) => each.fixed_ip_address === address.addr && isOfPort(each, address))
        .map(({ floating_ip_address: addr }) => ({
          ...address,
          addr,
          version: 4 as const,
          'OS-EXT-IPS:type': 'floating' as const,
        })),
    )
    return [network, [...fixed, ...leading]]
  })
  return Object.fromEntries(corrected)
}

/** Compares MAC addresses: two networks may have the same IP addresses. */
const isOfPort = ({ port_details: details }: FloatingIp, address: Addresses[string][number]) =>
  details?.mac_address === address['OS-EXT-IPS-MAC:mac_addr']
