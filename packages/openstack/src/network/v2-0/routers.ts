import type { HostRoute, NetworkAgent, Router, RouterInterface } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

export const { page, show, create, update, remove } = resourceCalls<Router>({
  one: 'router',
  many: 'routers',
  at: '/v2.0/routers',
  updates: 'PUT',
})

/** GET /v2.0/routers/{id}/l3-agents */
export const agents = (neutron: ServiceClient, id: string) =>
  listAt<NetworkAgent & { ha_state: string | null }>(neutron, path`/v2.0/routers/${id}/l3-agents`, 'agents')

/** PUT /v2.0/routers/{id}/add_router_interface: by subnet, or by an existing port. */
export const addInterface = (neutron: ServiceClient, id: string, by: { subnet_id?: string; port_id?: string }) =>
  neutron.put<RouterInterface>(path`/v2.0/routers/${id}/add_router_interface`, by)

/** PUT /v2.0/routers/{id}/remove_router_interface */
export const removeInterface = (neutron: ServiceClient, id: string, portId: string) =>
  neutron.act('PUT', path`/v2.0/routers/${id}/remove_router_interface`, { port_id: portId })

/** PUT /v2.0/routers/{id}/add_extraroutes */
export const addRoutes = (neutron: ServiceClient, id: string, routes: HostRoute[]) =>
  neutron.act('PUT', path`/v2.0/routers/${id}/add_extraroutes`, { router: { routes } })

/** PUT /v2.0/routers/{id}/remove_extraroutes */
export const removeRoutes = (neutron: ServiceClient, id: string, routes: HostRoute[]) =>
  neutron.act('PUT', path`/v2.0/routers/${id}/remove_extraroutes`, { router: { routes } })
