import { network } from '@meridian/contract'
import { floatingIps, networks, ports, routers, subnets } from '@meridian/openstack'
import type { FloatingIp } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OptionalReads } from '../../optional-reads.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { all, ownPage } from '../neutron/listing.ts'
import { toAssociation, toFloatingIp, toTargets } from './floating-ips.map.ts'

export function floatingIpRoutes(app: FastifyInstance): void {
  serve(app, network.floatingIpList, async ({ query }, request) => {
    const optional = new OptionalReads()
    const page = await ownPage(request, query, floatingIps.page)
    const owners = await optional.read(ownersOf(request, page.items), new Map())
    const items = page.items.map((address) => toFloatingIp(address, owners.get(address.port_id ?? '')))
    return { ...page, items, ...optional.gaps }
  })

  serve(app, network.floatingIpTargetList, async ({ query }, request) => {
    const [mine, doors, seen] = await Promise.all([
      ownPage(request, {}, ports.page),
      ownPage(request, {}, routers.page),
      all(request.openstack('network'), networks.page, { shared: true }),
    ])
    return { items: toTargets({ ports: mine.items, routers: doors.items, networks: seen }, query.server_id) }
  })

  serve(app, network.floatingIpView, async ({ params }, request) => {
    const address = await floatingIps.show(request.openstack('network'), params.id)
    return toFloatingIp(address, (await ownersOf(request, [address])).get(address.port_id ?? ''))
  })

  serveResource(app, 'network', [
    [
      network.floatingIpPoolList,
      async (client, { with_subnets: isDetailed }) => {
        const pools = await all(client, networks.page, { 'router:external': true })
        const network_id = pools.map(({ id }) => id)
        const known = isDetailed && pools.length > 0 ? await all(client, subnets.page, { network_id }) : []
        return pools.map(({ subnets: _ids, ...pool }) => ({
          ...pool,
          ...(isDetailed && { subnets: known.filter((subnet) => subnet.network_id === pool.id) }),
        }))
      },
    ],
    [
      network.floatingIpCreate,
      async (client, { pool_id: pool, ...rest }) =>
        toFloatingIp(await floatingIps.create(client, { ...rest, floating_network_id: pool })),
    ],
    [
      network.floatingIpAssociate,
      (client, { address_id: id, port_id: target }) => floatingIps.update(client, id, toAssociation(target)),
    ],
    [network.floatingIpDelete, floatingIps.remove],
  ])
}

/** Ports by id, read only if Neutron's floating IPs lack `port_details`. */
async function ownersOf(request: FastifyRequest, addresses: readonly FloatingIp[]) {
  const silent = addresses.filter((address) => address.port_id && !address.port_details)
  if (!silent.length) return new Map<string, never>()
  const found = await all(request.openstack('network'), ports.page, {})
  return new Map(found.map((port) => [port.id, port]))
}
