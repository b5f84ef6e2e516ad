import { network } from '@meridian/contract'
import { floatingIps, networks, ports, routers } from '@meridian/openstack'
import type { FloatingIp } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gaps } from '../../gaps.ts'
import { serve } from '../../serve.ts'
import { all, own } from '../neutron/listing.ts'
import { toAssociation, toFloatingIp, toTargets } from './floating-ips.map.ts'

export function floatingIpRoutes(app: FastifyInstance): void {
  serve(app, network.floatingIpList, async ({ query }, request) => {
    const gaps = new Gaps()
    const page = await own(request, query, floatingIps.page)
    const owners = await gaps.fill(ownersOf(request, page.items), new Map())
    const items = page.items.map((address) => toFloatingIp(address, owners.get(address.port_id ?? '')))
    return { ...page, items, ...gaps.named }
  })

  serve(app, network.floatingIpPoolList, async (_input, request) => ({
    items: (await pools(request)).map((pool) => ({ ...pool })),
  }))

  serve(app, network.floatingIpTargetList, async ({ query }, request) => {
    const [mine, doors, seen] = await Promise.all([
      own(request, {}, ports.page),
      own(request, {}, routers.page),
      all(request.openstack('network'), networks.page, { shared: true }),
    ])
    return { items: toTargets({ ports: mine.items, routers: doors.items, networks: seen }, query.server_id) }
  })

  serve(app, network.floatingIpCreate, async ({ body: { pool_id: pool, ...rest } }, request) => {
    const address = { ...rest, floating_network_id: pool }
    return toFloatingIp(await floatingIps.create(request.openstack('network'), address))
  })

  serve(app, network.floatingIpAssociate, async ({ body }, request) => {
    await floatingIps.update(request.openstack('network'), body.address_id, toAssociation(body.port_id))
  })

  serve(app, network.floatingIpView, async ({ params }, request) => {
    const address = await floatingIps.show(request.openstack('network'), params.id)
    return toFloatingIp(address, (await ownersOf(request, [address])).get(address.port_id ?? ''))
  })

  serve(app, network.floatingIpDelete, ({ params }, request) =>
    floatingIps.remove(request.openstack('network'), params.id),
  )
}

const pools = (request: FastifyRequest) => all(request.openstack('network'), networks.page, { 'router:external': true })

/** Ports by id, read only where this Neutron does not say with an address what its port is of. */
async function ownersOf(request: FastifyRequest, addresses: readonly FloatingIp[]) {
  const silent = addresses.filter((address) => address.port_id && !address.port_details)
  if (!silent.length) return new Map<string, never>()
  const found = await all(request.openstack('network'), ports.page, {})
  return new Map(found.map((port) => [port.id, port]))
}
