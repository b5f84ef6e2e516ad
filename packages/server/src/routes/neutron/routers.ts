import { neutron } from '@meridian/contract'
import { networkAgents, networks, routers, type ServiceClient } from '@meridian/openstack'
import type { Router } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gaps } from '../../gaps.ts'
import { pageOf, windowOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
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

  serve(app, neutron.routerCreate, ({ body }, request) => {
    const client = request.openstack('network')
    return named(client, routers.create(client, body))
  })

  serve(app, neutron.routerView, ({ params }, request) => {
    const client = request.openstack('network')
    return named(client, routers.show(client, params.id))
  })

  serve(app, neutron.routerUpdate, ({ params, body }, request) => {
    const client = request.openstack('network')
    return named(client, routers.update(client, params.id, body))
  })

  serve(app, neutron.routerDelete, async ({ params, query }, request) => {
    const client = request.openstack('network')
    if (query.detach) await detachAll(client, params.id)
    await routers.remove(client, params.id)
  })

  serve(app, neutron.routerAgentList, async ({ params }, request) => ({
    items: (await routers.agents(request.openstack('network'), params.id)).map(withState),
  }))

  serve(app, neutron.routerInterfaceAdd, async ({ params, body }, request) => {
    const client = request.openstack('network')
    if ('subnet_id' in body && body.ip_address !== undefined)
      return addInterfaceAt(client, params.id, { subnet_id: body.subnet_id, ip_address: body.ip_address })
    return (await routers.addInterface(client, params.id, body)).body
  })

  serve(app, neutron.routerInterfaceRemove, async ({ params }, request) => {
    await removeInterface(request.openstack('network'), params.id, params.portId)
  })

  serve(app, neutron.routerRoutesAdd, ({ params, body }, request) =>
    routers.addRoutes(request.openstack('network'), params.id, body.routes),
  )

  serve(app, neutron.routerRoutesRemove, ({ params, body }, request) =>
    routers.removeRoutes(request.openstack('network'), params.id, body.routes),
  )
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
async function named(client: ServiceClient, read: Promise<Router>) {
  const router = await read
  return toRouter(router, await new Gaps().fill(networkNames(client, [router]), new Map()))
}
