import type { Call } from '../../../core/service/api.ts'
import { isSince } from '../microversion.ts'
import type { Provider } from './provider.ts'

/** The first version that has each link. */
const PARTS = { inventories: 0, usages: 0, aggregates: 1, traits: 6, allocations: 11 } as const

const TREES_SINCE = 14

export function toProvider(call: Call, { id, name, generation, parent, root }: Provider) {
  const self = `/resource_providers/${id}`
  const parts = Object.entries(PARTS).filter(([, minor]) => isSince(call, minor))
  return {
    uuid: id,
    name,
    generation,
    links: [{ rel: 'self', href: self }, ...parts.map(([rel]) => ({ rel, href: `${self}/${rel}` }))],
    ...(isSince(call, TREES_SINCE) && { parent_provider_uuid: parent, root_provider_uuid: root }),
  }
}
