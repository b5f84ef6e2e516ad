import { networkEndpoints } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import type { ItemQuery } from '../../api/query.ts'
import type { Breadcrumb } from '../../framework/resource/resource.ts'
import { paths } from '../../paths.ts'
import { NETWORK_TYPE, networkLabel } from './network-label.ts'

/** Something of a network; looked at for itself, it knows what that is called, and whose it is. */
export interface OfNetwork {
  project_id: string
  network_id: string
  network?: { name: string; project: string }
}

/** Reads a thing with its network, which is an extra: without it, its id stands there. */
export const withNetwork = <T extends OfNetwork>({ queryKey, queryFn }: ItemQuery<T>): ItemQuery<T> => ({
  queryKey,
  queryFn: async (context) => {
    const item = await queryFn(context)
    try {
      const params = { id: item.network_id }
      const network = await call(networkEndpoints.networkView, { params }, { signal: context.signal })
      return { ...item, network: { name: networkLabel(network), project: network.project_id } }
    } catch (error) {
      if (error instanceof ApiError) return item
      throw error
    }
  },
})

/** Neutron lets the owner of a network rule what is in it, too. */
export const targetOf = ({ project_id: project, network }: OfNetwork): Record<string, unknown> => ({
  project_id: project,
  tenant_id: project,
  ...(network && { 'network:tenant_id': network.project }),
})

export const breadcrumbs = ({ network_id: id, network }: OfNetwork, tab: string): readonly Breadcrumb[] => [
  { label: network?.name ?? id, to: paths.details(NETWORK_TYPE, id, tab) },
]

/** What changes with each of them: their network shows how many there are. */
export const networksOf = (items: readonly OfNetwork[]) =>
  [...new Set(items.map(({ network_id: id }) => id))].map((id) => ({ type: NETWORK_TYPE, id }))
