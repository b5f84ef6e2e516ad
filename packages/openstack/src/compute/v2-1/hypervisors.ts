import type { Hypervisor, HypervisorStatistics } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'

/** 2.53 has ids that are unique across cells; from 2.88 on usage is in Placement only. */
const COUNTED = ['2.33', '2.53']

const listing = resourceCalls<Hypervisor & { id: string }>({
  one: 'hypervisor',
  many: 'hypervisors',
  at: '/os-hypervisors/detail',
  updates: 'PUT',
})

/** GET /os-hypervisors/detail: all pages. */
export async function list(nova: ServiceClient): Promise<Hypervisor[]> {
  return listing.list(await nova.withMicroversion(COUNTED))
}

/** GET /os-hypervisors/{id}, with the servers on it. */
export async function show(nova: ServiceClient, id: string): Promise<Hypervisor> {
  const client = await nova.withMicroversion(COUNTED)
  const { body } = await client.get(withQuery(path`/os-hypervisors/${id}`, { with_servers: true }))
  return objectIn<Hypervisor>(nova, body, 'hypervisor')
}

/** GET /os-hypervisors/statistics: the sum of all. */
export async function statistics(nova: ServiceClient): Promise<HypervisorStatistics> {
  const { body } = await nova.get('/os-hypervisors/statistics')
  return objectIn<HypervisorStatistics>(nova, body, 'hypervisor_statistics')
}
