import { neutron } from '@meridian/contract'
import { networkAgents, networks, routers, type Page, type ServiceClient } from '@meridian/openstack'
import type { Network, Router } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OptionalReads } from '../../optional-reads.ts'
import { pageOf, windowOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { withState } from './attributes.map.ts'
import { all, ownPage, neutronQuery, type ListQuery } from './listing.ts'
import { addInterfaceAt, detachAll, removeInterface } from './router-interfaces.ts'

export function routerRoutes(app: FastifyInstance): void {
  serve(app, neutron.routerList, async ({ query: { l3_agent_id: agent, ...query } }, request) => {
    const optional = new OptionalReads()
    const client = request.openstack('network')
    // Read with the routers, whose gateways are on these: mostly all of them, so that no request waits for another.
    const reading = networks.page(client, { 'router:external': true, limit: EARLY_NETWORKS })
    reading.catch(() => {}) // it is read below, unless the routers fail
    const page = agent ? await onAgent(request, agent, query) : await ownPage(request, query, routers.page)
    const names = await optional.read(networkNames(client, page.items, reading), new Map())
    return { ...page, items: page.items.map((router) => toRouter(router, names)), ...optional.gaps }
  })

  serveResource(app, 'network', [
    [neutron.routerCreate, (client, router) => withNetworkName(client, routers.create(client, router))],
    [neutron.routerView, (client, id) => withNetworkName(client, routers.show(client, id))],
    [neutron.routerUpdate, (client, id, router) => withNetworkName(client, routers.update(client, id, router))],
    [
      neutron.routerDelete,
      async (client, id, { detach }) => {
        if (detach) await detachAll(client, id)
        await routers.remove(client, id)
      },
    ],
    [
      neutron.routerAgentList,
      async (client, id) => (await routers.agents(client, id)).map((agent) => withState(agent)),
    ],
    [
      neutron.routerInterfaceAdd,
      async (client, id, by) =>
        'subnet_id' in by && by.ip_address !== undefined
          ? addInterfaceAt(client, id, { subnet_id: by.subnet_id, ip_address: by.ip_address })
          : (await routers.addInterface(client, id, by)).body,
    ],
    [neutron.routerInterfaceRemove, removeInterface],
    [neutron.routerRoutesAdd, (client, id, { routes }) => routers.addRoutes(client, id, routes)],
    [neutron.routerRoutesRemove, (client, id, { routes }) => routers.removeRoutes(client, id, routes)],
  ])
}

/** The routers of an agent, which Neutron can neither filter nor page. */
async function onAgent(request: FastifyRequest, agent: string, query: ListQuery) {
  const client = request.openstack('network')
  const [there, found] = await Promise.all([
    networkAgents.routers(client, agent),
    all(client, routers.page, neutronQuery(query)),
  ])
  const ids = new Set(there.map(({ id }) => id))
  return pageOf(query, async (window) =>
    windowOf(
      found.filter(({ id }) => ids.has(id)),
      window,
    ),
  )
}

/** External networks that are read before it is known which the routers use. */
const EARLY_NETWORKS = 50

/** Names of the external networks of these routers, by id; a cloud has few. `early` are those that are read already. */
async function networkNames(
  client: ServiceClient,
  of: readonly Router[],
  early?: Promise<Page<Network>>,
): Promise<Map<string, string>> {
  const used = new Set(of.flatMap(({ external_gateway_info: gateway }) => gateway?.network_id ?? []))
  if (used.size === 0) return new Map()
  const names = new Map((await early)?.items.map(({ id, name }) => [id, name]))
  const missing = [...used].filter((id) => !names.has(id))
  if (missing.length > 0)
    for (const { id, name } of await all(client, networks.page, { id: missing })) names.set(id, name)
  return names
}

/** One router; without the network's name if that cannot be read. */
async function withNetworkName(client: ServiceClient, read: Promise<Router>) {
  const router = await read
  return toRouter(router, await new OptionalReads().read(networkNames(client, [router]), new Map()))
}

/** A router with the name of its external network, if known. */
const toRouter = (router: Router, names: ReadonlyMap<string, string>) => {
  const { external_gateway_info: gateway, ...rest } = router
  return {
    ...withState(rest),
    external_gateway_info: gateway && {
      ...gateway,
      network_name: names.get(gateway.network_id) || null,
    },
  }
}
