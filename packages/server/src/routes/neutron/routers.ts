import { neutron } from '@meridian/contract'
import { networkAgents, networks, routers, type ServiceClient } from '@meridian/openstack'
import type { Router } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gaps } from '../../gaps.ts'
import { pageOf, windowOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { withState } from './attributes.map.ts'
import { all, own, wanted, type ListQuery } from './listing.ts'
import { addInterfaceAt, detachAll, removeInterface } from './router-interfaces.ts'
import { toRouter } from './routers.map.ts'

export function routerRoutes(app: FastifyInstance): void {
  serve(app, neutron.routerList, async ({ query: { l3_agent_id: agent, ...query } }, request) => {
    const gaps = new Gaps()
    const page = agent ? await onAgent(request, agent, query) : await own(request, query, routers.page)
    const names = await gaps.fill(networkNames(request.openstack('network'), page.items), new Map())
    return { ...page, items: page.items.map((router) => toRouter(router, names)), ...gaps.named }
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

/** Those of an agent, which Neutron can neither filter nor page. */
async function onAgent(request: FastifyRequest, agent: string, query: ListQuery) {
  const client = request.openstack('network')
  const [there, found] = await Promise.all([
    networkAgents.routers(client, agent),
    all(client, routers.page, wanted(query)),
  ])
  const ids = new Set(there.map(({ id }) => id))
  return pageOf(query, async (window) =>
    windowOf(
      found.filter(({ id }) => ids.has(id)),
      window,
    ),
  )
}

/** What the networks are called that these lead to: a cloud has few, so they are read at once. */
async function networkNames(client: ServiceClient, of: readonly Router[]): Promise<Map<string, string>> {
  const ids = new Set(of.flatMap(({ external_gateway_info: gateway }) => gateway?.network_id ?? []))
  if (ids.size === 0) return new Map()
  const found = await all(client, networks.page, { id: [...ids] })
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** One router; the name of its network is an extra. */
async function withNetworkName(client: ServiceClient, read: Promise<Router>) {
  const router = await read
  return toRouter(router, await new Gaps().fill(networkNames(client, [router]), new Map()))
}
