import {
  aggregateEndpoints,
  demandOf,
  flavorEndpoints,
  fragmentationOf,
  resourceProviderEndpoints,
  type Aggregate,
  type Fit,
  type Flavor,
  type ResourceProvider,
} from '@meridian/contract'
import { call } from '../../api/client.ts'
import { orNull } from '../../api/joined.ts'
import type { ItemQuery } from '../../api/query.ts'
import { compareText } from '../../framework/text/wording.ts'
import { hypervisorQueries, type Hypervisor } from '../../resources/hypervisor/hypervisor.queries.ts'
import { fitFor, roomOf, shareOf, type HostRoom } from '../../services/compute/room.ts'

/** The resource classes of the heat map. */
export const CLASSES = ['MEMORY_MB', 'VCPU', 'DISK_GB'] as const
export type Counted = (typeof CLASSES)[number]

export interface CapacityHost extends HostRoom {
  id: string
  name: string
  zone: string
  state: 'up' | 'down' | 'disabled'
  /** Why it is disabled. */
  reason: string | null
  /** When its service reported last. */
  updated: string | null
  instances: number
}

/** What Nova knows: one request each. */
export interface NovaCapacity {
  hypervisors: readonly Hypervisor[]
  flavors: readonly Flavor[]
  aggregates: readonly Aggregate[]
}

export const hostsOf = (
  hypervisors: readonly Hypervisor[],
  providers: readonly ResourceProvider[] | null,
  aggregates: readonly Aggregate[],
): CapacityHost[] =>
  hypervisors
    .map((host): CapacityHost => ({
      ...roomOf(host, providers, aggregates),
      id: host.id,
      name: host.hypervisor_hostname,
      zone: host.computeService?.zone ?? '',
      state: host.state === 'down' ? 'down' : host.status === 'disabled' ? 'disabled' : 'up',
      reason: host.service.disabled_reason,
      updated: host.computeService?.updated_at ?? null,
      instances: host.running_vms ?? 0,
    }))
    .toSorted((left, right) => compareText(left.zone, right.zone) || compareText(left.name, right.name))

export const novaQuery: ItemQuery<NovaCapacity> = {
  queryKey: ['capacity', 'nova'],
  queryFn: async (context) => {
    const options = { signal: context.signal }
    const [{ items: hypervisors }, aggregates, { items: flavors }] = await Promise.all([
      hypervisorQueries.list().queryFn(context),
      orNull(call(aggregateEndpoints.aggregateList, {}, options)),
      call(flavorEndpoints.flavorList, { query: { get_extras: 'true' } }, options),
    ])
    return { hypervisors, aggregates: aggregates?.items ?? [], flavors }
  },
}

/**
 * Placement responds for one provider at a time, so these arrive long after Nova's numbers. Null on a cloud without
 * Placement, and for a user without access to it.
 */
export const providersQuery: ItemQuery<readonly ResourceProvider[] | null> = {
  queryKey: ['capacity', 'placement'],
  queryFn: async ({ signal }) => {
    const query = { traits: 'true' } as const
    const providers = await orNull(call(resourceProviderEndpoints.resourceProviderList, { query }, { signal }))
    return providers?.items ?? null
  },
}

export interface FlavorRoom {
  flavor: Flavor
  /** More instances that fit now. */
  count: number
  /** The hosts that can take one. */
  hosts: number
  /** The share of the free room that is lost because it is spread; 0 to 1. */
  lost: number
  /** The classes that run out first, by how many hosts. */
  by: string | null
}

/** A host that takes no instances has no room. */
export const fitOn = (flavor: Flavor | undefined, host: CapacityHost): Fit =>
  flavor && host.state === 'up' ? fitFor(flavor, host) : { count: 0, by: null }

/** The room for a flavor on all hosts that take instances. */
export function flavorRoom(flavor: Flavor, hosts: readonly CapacityHost[]): FlavorRoom {
  const taking = hosts.filter(({ state }) => state === 'up')
  const fits = taking.map((host) => fitFor(flavor, host))
  const counts = new Map<string, number>()
  for (const { by } of fits) if (by) counts.set(by, (counts.get(by) ?? 0) + 1)
  const [first] = [...counts].toSorted(([, left], [, right]) => right - left)
  return {
    flavor,
    count: fits.reduce((sum, { count }) => sum + count, 0),
    hosts: fits.filter(({ count }) => count > 0).length,
    lost: fragmentationOf(
      taking.map(({ rooms }) => rooms),
      demandOf(flavor),
    ),
    by: first?.[0] ?? null,
  }
}

/** How the map is ordered in each zone. */
export const ORDERS = ['name', 'fullest', 'roomiest'] as const
export type Order = (typeof ORDERS)[number]

/** What of hundreds of hosts is shown, and in which order; those that have the same keep the order of their names. */
export interface Arrangement {
  order: Order
  /** Leaves out hosts that can take no more of the flavor: full ones, and those that take nothing. */
  hidesFull: boolean
  shown: Counted
  flavor: Flavor | undefined
}

export function arranged(
  hosts: readonly CapacityHost[],
  { order, hidesFull, shown, flavor }: Arrangement,
): readonly CapacityHost[] {
  const open = hidesFull ? hosts.filter((host) => fitOn(flavor, host).count > 0) : hosts
  if (order === 'name') return open
  const rank = (host: CapacityHost) => (order === 'fullest' ? shareOf(host.rooms, shown) : fitOn(flavor, host).count)
  return open
    .map((host) => ({ host, by: rank(host) }))
    .toSorted((one, other) => other.by - one.by)
    .map(({ host }) => host)
}

/** Hosts by availability zone, in the order of the list. */
export const byZone = (hosts: readonly CapacityHost[]): [zone: string, hosts: CapacityHost[]][] => [
  ...Map.groupBy(hosts, ({ zone }) => zone),
]

/** What fits into a cell. */
const WHOLE = 10

/** What the names of all hosts begin or end with is not worth a cell's width, unless they are short: rack-7-cmp-07.example.org → 07. */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const heads = names.map((name) => name.split('.', 1)[0] ?? name)
  const [first = ''] = heads
  let common = 0
  while (common < first.length && heads.every((head) => head[common] === first[common])) common += 1
  const cut =
    heads.length < 2 || heads.every(({ length }) => length <= WHOLE) ? 0 : first.slice(0, common).search(/[^a-z]*$/i)
  return new Map(names.map((name, index) => [name, (heads[index] ?? name).slice(cut).replace(/^[-_.]/, '') || name]))
}
