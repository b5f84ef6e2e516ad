import {
  aggregatesAllow,
  demandOf,
  fitOf,
  roomsOf,
  traitsAllow,
  type Aggregate,
  type Fit,
  type Flavor,
  type Hypervisor,
  type ResourceProvider,
  type Rooms,
} from '@meridian/contract'
import { usedShare } from '../../framework/charts/usage.ts'

/** What decides whether an instance fits on a host. */
export interface HostRoom {
  rooms: Rooms
  /** Null if they are not known. */
  traits: readonly string[] | null
  aggregates: readonly Aggregate[]
}

type AnyHypervisor = Omit<Hypervisor, 'id'> & { id: string | number }

/** The numbers of Nova, which do not include the allocation ratios: without Placement, VCPUs limit nothing. */
const novaRooms = (host: AnyHypervisor): Rooms => ({
  VCPU: { total: host.vcpus ?? 0, capacity: Infinity, used: host.vcpus_used ?? 0, most: host.vcpus ?? 0 },
  MEMORY_MB: plain(host.memory_mb, host.memory_mb_used),
  DISK_GB: plain(host.local_gb, host.local_gb_used),
})

const plain = (total: number | null, used: number | null) => ({
  total: total ?? 0,
  capacity: total ?? 0,
  used: used ?? 0,
  most: total ?? 0,
})

/** `providers` is null without Placement. */
export function roomOf(
  host: AnyHypervisor,
  providers: readonly ResourceProvider[] | null,
  aggregates: readonly Aggregate[],
): HostRoom {
  // The id of a hypervisor is that of its provider since 2.53, and a number before.
  const own = providers?.find(({ uuid, name }) => uuid === String(host.id) || name === host.hypervisor_hostname)
  const tree = own ? (providers ?? []).filter((one) => (one.root_provider_uuid ?? one.uuid) === own.uuid) : []
  return {
    rooms: own ? roomsOf(tree) : novaRooms(host),
    traits: own?.traits ? tree.flatMap(({ traits = [] }) => traits) : null,
    aggregates: aggregates.filter(({ hosts }) => hosts.includes(host.service.host)),
  }
}

/** How many more instances of a flavor fit; none if its extra specs keep it from the host. */
export function fitFor(flavor: Flavor, { rooms, traits, aggregates }: HostRoom): Fit {
  const { extras = {} } = flavor
  const isAllowed = (traits === null || traitsAllow(extras, traits)) && aggregatesAllow(extras, aggregates)
  return isAllowed ? fitOf(rooms, demandOf(flavor)) : { count: 0, by: null }
}

/** The used share of a resource class, 0 to 1 and beyond; of what there is physically if the capacity is not known. */
export function shareOf(rooms: Rooms, name: string): number {
  const room = rooms[name]
  const max = room && (Number.isFinite(room.capacity) ? room.capacity : room.total)
  return room && max ? usedShare(room.used, max) : 0
}
