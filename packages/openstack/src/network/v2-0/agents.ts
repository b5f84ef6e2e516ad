import type { NetworkAgent, Router } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import { listIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

export const { page, update, remove } = resourceCalls<NetworkAgent>({
  one: 'agent',
  many: 'agents',
  at: '/v2.0/agents',
  updates: 'PUT',
})

/** GET /v2.0/agents/{id}/l3-routers */
export const routers = async (neutron: ServiceClient, id: string) =>
  listIn<Router>(neutron, (await neutron.get(path`/v2.0/agents/${id}/l3-routers`)).body, 'routers')
