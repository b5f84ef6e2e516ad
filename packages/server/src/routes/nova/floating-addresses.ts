import { floatingIps } from '@meridian/openstack'
import type { FloatingIp, Server } from '@meridian/wire'
import type { FastifyRequest } from 'fastify'
import { inTime } from '../../in-time.ts'
import { all } from '../neutron/listing.ts'
import type { SaidOfServer } from './servers.map.ts'

/** How long servers that have come wait for their floating addresses. */
const PATIENCE_MS = 200

/** Nothing where Neutron does not say it: Nova's own word is good enough then. */
type Floating = readonly FloatingIp[] | undefined

/** Asked for along with the servers: Nova hears of them from Neutron late, or not before it looks itself. */
export const readFloating = (request: FastifyRequest): Promise<Floating> =>
  Promise.resolve()
    .then(() => all(request.openstack('network'), floatingIps.page, {}))
    .catch(() => undefined)

/** The servers with the floating addresses that lead to them now. */
export async function withFloating(servers: SaidOfServer[], reading: Promise<Floating>): Promise<SaidOfServer[]> {
  const floating = servers.length > 0 ? await inTime(reading, PATIENCE_MS, () => undefined) : undefined
  if (!floating?.every(({ port_id: port, port_details: details }) => !port || details)) return servers
  const ofServer = Map.groupBy(floating, ({ port_details: details }) => details?.device_id)
  return servers.map((server) =>
    server.addresses ? { ...server, addresses: correct(server.addresses, ofServer.get(server.id) ?? []) } : server,
  )
}

type Addresses = Server['addresses']

function correct(addresses: Addresses, floating: readonly FloatingIp[]): Addresses {
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

/** Two networks may have the same addresses. */
const isOfPort = ({ port_details: details }: FloatingIp, address: Addresses[string][number]) =>
  details?.mac_address === address['OS-EXT-IPS-MAC:mac_addr']
