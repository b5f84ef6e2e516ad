import type { HealthMonitor, Listener, LoadBalancer, Pool, PoolMember } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path, type Query } from '../../url.ts'

const octaviaCalls = <T>(one: string, many: string) =>
  resourceCalls<T>({ one, many, at: `/v2/lbaas/${many}`, updates: 'PUT' })

const all = octaviaCalls<LoadBalancer>('loadbalancer', 'loadbalancers')

export const loadBalancers = {
  ...all,
  /** DELETE with all that is below it. */
  remove: (client: ServiceClient, id: string) => client.delete(`${path`/v2/lbaas/loadbalancers/${id}`}?cascade=true`),
}
export const balancerListeners = octaviaCalls<Listener>('listener', 'listeners')
export const balancerPools = octaviaCalls<Pool>('pool', 'pools')
export const healthMonitors = octaviaCalls<HealthMonitor>('healthmonitor', 'healthmonitors')

/** GET /v2/lbaas/pools/{id}/members */
export const poolMembers = (client: ServiceClient, pool: string, query: Query = {}) =>
  listAt<PoolMember>(client, path`/v2/lbaas/pools/${pool}/members`, 'members', query)
