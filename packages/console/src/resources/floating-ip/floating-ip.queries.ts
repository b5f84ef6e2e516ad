import { floatingIpEndpoints, serverEndpoints, type FloatingIp as Listed } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { keyOf, query, queryClient, type ItemQuery, type ListQuery } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'
import type { PanelScope } from '../../framework/resource/item.ts'

/** An address with the names of where it is from and what it leads to, as far as they could be had. */
export interface FloatingIp extends Listed {
  poolName: string
  instanceName: string | null
}

export const poolList = query(floatingIpEndpoints.floatingIpPoolList)

/** Names are an extra: without them ids stand there. */
async function orNone(names: Promise<(readonly [string, string])[]>): Promise<Map<string, string>> {
  try {
    return new Map(await names)
  } catch (error) {
    if (error instanceof ApiError) return new Map()
    throw error
  }
}

const poolNames = async () =>
  (await queryClient.fetchQuery(poolList)).items.map(({ id, name }) => [id, name || id] as const)

const isOfServer = ({ instance_type: kind, instance_id: id }: Listed) => kind === 'compute' && id !== null

/** How many servers are asked for by themselves before it is cheaper to list them. */
const FEW = 8

async function serverNames(addresses: readonly Listed[], everywhere: boolean, signal: AbortSignal) {
  const ids = [...new Set(addresses.filter(isOfServer).map(({ instance_id: id }) => id ?? ''))]
  if (ids.length === 0) return []
  const servers =
    ids.length > FEW
      ? (await call(serverEndpoints.serverList, { query: { ...(everywhere && { all_projects: 'true' }) } }, { signal }))
          .items
      : await Promise.all(ids.map((id) => call(serverEndpoints.serverView, { params: { id } }, { signal })))
  return servers.map(({ id, name }) => [id, name || id] as const)
}

async function named(addresses: readonly Listed[], everywhere: boolean, signal: AbortSignal): Promise<FloatingIp[]> {
  const [pools, servers] = await Promise.all([orNone(poolNames()), orNone(serverNames(addresses, everywhere, signal))])
  return addresses.map((address) => ({
    ...address,
    poolName: pools.get(address.pool) ?? address.pool,
    instanceName: servers.get(address.instance_id ?? '') ?? null,
  }))
}

export const floatingIpQueries = {
  list: (filters: Filters, scope?: PanelScope): ListQuery<FloatingIp> => {
    const everywhere = scope === 'admin'
    const asked = { ...filters, ...(everywhere && { all_projects: 'true' }) }
    return {
      // With names it is not what others have in the cache as the API answers it.
      queryKey: [...keyOf(floatingIpEndpoints.floatingIpList, { query: asked }), 'named'],
      queryFn: async ({ signal }) => {
        const { items } = await call(floatingIpEndpoints.floatingIpList, { query: asked }, { signal })
        return { items: await named(items, everywhere, signal), complete: true }
      },
    }
  },
  one: (id: string): ItemQuery<FloatingIp> => ({
    queryKey: [...keyOf(floatingIpEndpoints.floatingIpView, { params: { id } }), 'named'],
    queryFn: async ({ signal }) => {
      const address = await call(floatingIpEndpoints.floatingIpView, { params: { id } }, { signal })
      const [item] = await named([address], false, signal)
      return item ?? { ...address, poolName: address.pool, instanceName: null }
    },
  }),
}
