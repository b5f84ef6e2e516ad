import type { NetworkAgent, Router } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

export const { page, show, update, remove } = resourceCalls<NetworkAgent>({
  one: 'agent',
  many: 'agents',
  at: '/v2.0/agents',
  updates: 'PUT',
})

/** GET /v2.0/agents/{id}/l3-routers */
export const routers = (neutron: ServiceClient, id: string) =>
  listAt<Router>(neutron, path`/v2.0/agents/${id}/l3-routers`, 'routers')

/** POST /v2.0/agents/{id}/l3-routers */
export const addRouter = (neutron: ServiceClient, id: string, router: string) =>
  neutron.act('POST', path`/v2.0/agents/${id}/l3-routers`, { router_id: router })

export const removeRouter = (neutron: ServiceClient, id: string, router: string) =>
  neutron.delete(path`/v2.0/agents/${id}/l3-routers/${router}`)
