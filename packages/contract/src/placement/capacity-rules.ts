import type { Inventory, ResourceProvider } from './providers.ts'

/** What a host has of one resource class. */
export interface Room {
  /** What there is physically. */
  total: number
  /** What can be allocated: overcommitted, without what is reserved. */
  capacity: number
  used: number
  /** The most that one server can take. */
  most: number
}

/** By resource class. */
export type Rooms = Readonly<Record<string, Room>>

/** Amounts by resource class. */
export type Demand = Readonly<Record<string, number>>

export const capacityOf = ({ total, reserved, allocation_ratio: ratio }: Inventory): number =>
  Math.floor((total - reserved) * ratio)

/** The host with all providers of its tree, as those of its graphics cards. */
export function roomsOf(tree: readonly Pick<ResourceProvider, 'inventories' | 'usages'>[]): Rooms {
  const rooms: Record<string, Room> = {}
  for (const { inventories, usages } of tree)
    for (const [name, inventory] of Object.entries(inventories)) {
      const before = rooms[name] ?? { total: 0, capacity: 0, used: 0, most: 0 }
      rooms[name] = {
        total: before.total + inventory.total,
        capacity: before.capacity + capacityOf(inventory),
        used: before.used + (usages[name] ?? 0),
        most: Math.max(before.most, inventory.max_unit),
      }
    }
  return rooms
}

interface FlavorSize {
  vcpus: number
  ram: number
  disk: number
  swap: number
  'OS-FLV-EXT-DATA:ephemeral': number
  extras?: Readonly<Record<string, string>> | undefined
}

const MIB_PER_GIB = 1024

/** What a server of the flavor takes; `resources:` of the extra specs replace and add to it, as in Nova. */
export function demandOf(flavor: FlavorSize): Demand {
  const disk = flavor.disk + flavor['OS-FLV-EXT-DATA:ephemeral'] + Math.ceil(flavor.swap / MIB_PER_GIB)
  const demand: Record<string, number> = { VCPU: flavor.vcpus, MEMORY_MB: flavor.ram, DISK_GB: disk }
  for (const [key, value] of Object.entries(flavor.extras ?? {})) {
    const name = /^resources\d*:(\w+)$/.exec(key)?.[1]
    if (name && /^\d+$/.test(value)) demand[name] = Number(value)
  }
  return Object.fromEntries(Object.entries(demand).filter(([, amount]) => amount > 0))
}

export interface Fit {
  count: number
  /** The class that runs out first. */
  by: string | null
}

/** How many more servers of this size fit on a host. */
export function fitOf(rooms: Rooms, demand: Demand): Fit {
  let fit: Fit = { count: Infinity, by: null }
  for (const [name, amount] of Object.entries(demand)) {
    const room = rooms[name]
    const count = !room || amount > room.most ? 0 : Math.max(0, Math.floor((room.capacity - room.used) / amount))
    if (count < fit.count) fit = { count, by: name }
  }
  return fit
}

/** The sum of all hosts. */
export function sumOf(hosts: readonly Rooms[]): Rooms {
  const sum: Record<string, Room> = {}
  for (const rooms of hosts)
    for (const [name, { total, capacity, used, most }] of Object.entries(rooms)) {
      const before = sum[name] ?? { total: 0, capacity: 0, used: 0, most: 0 }
      sum[name] = {
        total: before.total + total,
        capacity: before.capacity + capacity,
        used: before.used + used,
        most: Math.max(before.most, most),
      }
    }
  return sum
}

/** The share of the free room that servers of this size cannot use because it is spread over hosts; 0 to 1. */
export function fragmentationOf(hosts: readonly Rooms[], demand: Demand): number {
  const fitting = hosts.reduce((total, rooms) => total + fitOf(rooms, demand).count, 0)
  // A host that is allocated beyond its capacity, as after a change of its ratio, has no room to share.
  const free = hosts.map((rooms) =>
    Object.fromEntries(
      Object.entries(rooms).map(([name, room]) => [name, { ...room, used: Math.min(room.used, room.capacity) }]),
    ),
  )
  const together = fitOf(sumOf(free), demand).count
  return together > 0 && Number.isFinite(together) ? 1 - fitting / together : 0
}

/** What is allocated of each physical unit: 1.8 virtual CPUs per core. */
export const overcommitOf = ({ used, total }: Room): number => (total > 0 ? used / total : 0)

/** Whether a flavor's required and forbidden traits let it run on a host with these traits. */
export function traitsAllow(extras: Readonly<Record<string, string>>, traits: readonly string[]): boolean {
  return Object.entries(extras).every(([key, value]) => {
    const name = /^trait\d*:(\w+)$/.exec(key)?.[1]
    if (!name || (value !== 'required' && value !== 'forbidden')) return true
    return traits.includes(name) === (value === 'required')
  })
}

const SCOPE = 'aggregate_instance_extra_specs:'

/** Whether the metadata of a host's aggregates have what the flavor's extra specs demand of them. */
export function aggregatesAllow(
  extras: Readonly<Record<string, string>>,
  aggregates: readonly { metadata: Readonly<Record<string, string>> }[],
): boolean {
  return Object.entries(extras).every(
    ([key, value]) =>
      !key.startsWith(SCOPE) ||
      aggregates.some(({ metadata }) => metadata[key.slice(SCOPE.length)]?.split(',').includes(value)),
  )
}
