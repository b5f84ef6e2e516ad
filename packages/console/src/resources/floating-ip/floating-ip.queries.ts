import { floatingIpEndpoints, serverEndpoints, type FloatingIp as Listed } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { inPages } from '../../api/pages.ts'
import { keyOf, query, queryClient, type ItemQuery, type ListQuery } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'
import type { PanelScope } from '../../framework/resource/item.ts'
import { namesOrNone } from '../../services/network/network-queries.ts'

/** An address with the names of its pool and its instance, as far as they are known. */
export interface FloatingIp extends Listed {
  poolName: string
  instanceName: string | null
}

const poolList = query(floatingIpEndpoints.floatingIpPoolList)

const { floatingIpList, floatingIpView } = floatingIpEndpoints

export const floatingIpQueries = {
  list: (filters: Filters, scope?: PanelScope): ListQuery<FloatingIp> => {
    const allProjects = scope === 'admin'
    const filter = { ...filters, ...(allProjects && { all_projects: 'true' }) }
    // Not the key of the endpoint's own result, which has no names.
    return inPages([...keyOf(floatingIpList, { query: filter }), 'named'], async (_last, signal) => {
      const { items } = await call(floatingIpList, { query: filter }, { signal })
      const later = namesOf(items, allProjects, signal).then((names) => (item: FloatingIp) => withNames(item, names))
      return { items: items.map((item) => withNames(item, null)), has_more_data: false, later }
    })
  },
  one: (id: string): ItemQuery<FloatingIp> => ({
    queryKey: [...keyOf(floatingIpView, { params: { id } }), 'named'],
    queryFn: async ({ signal }) => {
      const address = await call(floatingIpView, { params: { id } }, { signal })
      return withNames(address, await namesOf([address], false, signal))
    },
  }),
}

type Names = Readonly<Record<'pools' | 'servers', ReadonlyMap<string, string>>>

async function namesOf(addresses: readonly Listed[], allProjects: boolean, signal: AbortSignal): Promise<Names> {
  const [pools, servers] = await Promise.all([
    namesOrNone(poolNames()),
    namesOrNone(serverNames(addresses, allProjects, signal)),
  ])
  return { pools, servers }
}

/** `names` is null while they are loaded. */
const withNames = (address: Listed, names: Names | null): FloatingIp => ({
  ...address,
  poolName: names?.pools.get(address.pool) ?? address.pool,
  instanceName: names?.servers.get(address.instance_id ?? '') ?? null,
})

const poolNames = async () =>
  (await queryClient.fetchQuery(poolList)).items.map(({ id, name }) => [id, name || id] as const)

/** Up to this number servers are fetched one by one; more are fetched as a list. */
const MAX_SINGLE_REQUESTS = 8

async function serverNames(addresses: readonly Listed[], allProjects: boolean, signal: AbortSignal) {
  const isOfServer = ({ instance_type: kind, instance_id: id }: Listed) => kind === 'compute' && id !== null
  const ids = [...new Set(addresses.filter(isOfServer).map(({ instance_id: id }) => id ?? ''))]
  if (ids.length === 0) return []
  const filter = { ...(allProjects && { all_projects: 'true' }) }
  const servers =
    ids.length > MAX_SINGLE_REQUESTS
      ? (await call(serverEndpoints.serverList, { query: filter }, { signal })).items
      : await Promise.all(ids.map((id) => call(serverEndpoints.serverView, { params: { id } }, { signal })))
  return servers.map(({ id, name }) => [id, name || id] as const)
}
