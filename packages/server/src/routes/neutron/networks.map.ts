import type { Network, Subnet } from '@meridian/wire'
import { withState } from './attributes.map.ts'
import { toSubnet } from './subnets.map.ts'

/** A network with its subnets instead of their ids; those that the caller may not see are left out. */
export function toNetwork(network: Network, subnets: readonly Subnet[]) {
  const byId = new Map(subnets.map((subnet) => [subnet.id, subnet]))
  const own = network.subnets.flatMap((id) => byId.get(id) ?? [])
  return { ...withState(network), subnets: own.map(toSubnet) }
}
