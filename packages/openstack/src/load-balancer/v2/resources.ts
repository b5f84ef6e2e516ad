import type {
  HealthMonitor,
  L7Policy,
  L7Rule,
  Listener,
  LoadBalancer,
  LoadBalancerStatistics,
  Pool,
  PoolMember,
} from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path, type Query } from '../../url.ts'

const octaviaCalls = <T>(one: string, many: string) =>
  resourceCalls<T>({ one, many, at: `/v2/lbaas/${many}`, updates: 'PUT' })

const all = octaviaCalls<LoadBalancer>('loadbalancer', 'loadbalancers')

export const loadBalancers = {
  ...all,
  /** DELETE with all that is below it. */
  remove: (client: ServiceClient, id: string) => client.delete(`${path`/v2/lbaas/loadbalancers/${id}`}?cascade=true`),
  /** GET …/stats */
  statistics: async (client: ServiceClient, id: string) => {
    const { body } = await client.get(path`/v2/lbaas/loadbalancers/${id}/stats`)
    return objectIn<LoadBalancerStatistics>(client, body, 'stats')
  },
  /** PUT …/failover */
  failOver: (client: ServiceClient, id: string) => client.act('PUT', path`/v2/lbaas/loadbalancers/${id}/failover`),
}
export const balancerListeners = octaviaCalls<Listener>('listener', 'listeners')
export const balancerPools = octaviaCalls<Pool>('pool', 'pools')
export const l7Policies = octaviaCalls<L7Policy>('l7policy', 'l7policies')
export const healthMonitors = octaviaCalls<HealthMonitor>('healthmonitor', 'healthmonitors')

/** GET /v2/lbaas/pools/{id}/members */
export const poolMembers = (client: ServiceClient, pool: string, query: Query = {}) =>
  listAt<PoolMember>(client, path`/v2/lbaas/pools/${pool}/members`, 'members', query)

/** PUT /v2/lbaas/pools/{id}/members: those that are not sent are deleted. */
export const replacePoolMembers = (client: ServiceClient, pool: string, body: object): Promise<void> =>
  client.act('PUT', path`/v2/lbaas/pools/${pool}/members`, body)

const ofPolicy = (policy: string) =>
  resourceCalls<L7Rule>({ one: 'rule', many: 'rules', at: path`/v2/lbaas/l7policies/${policy}/rules`, updates: 'PUT' })

/** Below /v2/lbaas/l7policies/{id}/rules */
export const l7Rules = {
  list: (client: ServiceClient, policy: string) => ofPolicy(policy).list(client),
  create: (client: ServiceClient, policy: string, rule: object) => ofPolicy(policy).create(client, rule),
  update: (client: ServiceClient, policy: string, id: string, rule: object) =>
    ofPolicy(policy).update(client, id, rule),
  remove: (client: ServiceClient, policy: string, id: string) => ofPolicy(policy).remove(client, id),
}
