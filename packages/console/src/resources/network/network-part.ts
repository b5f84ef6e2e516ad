import { networkEndpoints } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { joinedOne, orNull } from '../../api/joined.ts'
import type { ItemQuery } from '../../api/query.ts'
import type { RunningAction } from '../../framework/resource/action.ts'
import type { Breadcrumb } from '../../framework/resource/resource.ts'
import { paths } from '../../paths.ts'
import { networkManifest } from './network.manifest.ts'

/** A subnet or port; `network` is known if the item was fetched alone. */
export interface NetworkPart {
  id: string
  project_id: string
  network_id: string
  network?: { name: string; project: string }
}

/** Fetches an item with its network; without `network` if that request fails. */
export const withNetwork = <T extends NetworkPart>(item: ItemQuery<T>): ItemQuery<T> =>
  joinedOne(item, async (part, signal) => {
    const found = await orNull(call(networkEndpoints.networkView, { params: { id: part.network_id } }, { signal }))
    return found ? { ...part, network: { name: found.name || found.id, project: found.project_id } } : part
  })

/** Neutron's rules also give rights to the owner of the network. */
export const policyTarget = ({ project_id: project, network }: NetworkPart): Record<string, unknown> => ({
  project_id: project,
  tenant_id: project,
  ...(network && { 'network:tenant_id': network.project }),
})

export const breadcrumbs = ({ network_id: id, network }: NetworkPart, tab: string): readonly Breadcrumb[] => [
  { label: network?.name ?? id, to: paths.details(networkManifest.type, id, tab) },
]

/** The action with the networks of its items as updated, since their rows show their parts. */
export const updatingNetworks = <T extends NetworkPart>(action: RunningAction<T>): RunningAction<T> => ({
  ...action,
  async run(items, tools) {
    const result = await action.run(items, tools)
    const networks = new Set(items.map(({ network_id: id }) => id))
    return result && { ...result, updated: [...networks].map((id) => ({ type: networkManifest.type, id })) }
  },
})
