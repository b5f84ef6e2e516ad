import type { Db } from '../../core/database/db.ts'
import { zoneOf } from './aggregates/zones.ts'
import * as services from './compute-services/store.ts'
import * as hypervisors from './hypervisors/store.ts'
import type { HypervisorRow } from './hypervisors/store.ts'
import * as groups from './server-groups/store.ts'
import type { FlavorCopy, ServerRow } from './servers/row.ts'
import * as servers from './servers/store.ts'
import type { Load } from './servers/store.ts'

export const NO_VALID_HOST = 'No valid host was found. There are not enough hosts available.'

export interface HostRequest {
  server: ServerRow
  flavor: FlavorCopy
  /** GiB on the host's disk. */
  local_gb: number
  zone: string | null
  /** Only this host. */
  host?: string | null
  /** Not these hosts. */
  except?: readonly string[]
}

/** The host with the most free memory that has enough resources, is in the zone, and satisfies the hints and the group. */
export function pickHost(db: Db, request: HostRequest): HypervisorRow | undefined {
  const loads = new Map(servers.loads(db).map((load) => [load.host, load]))
  const suits = suitable(db, request)
  const fitting = hypervisors
    .list(db)
    .filter(
      (one) => isOffered(db, one, request) && hasRoom(one, loads.get(one.host), request) && suits.isAllowed(one.host),
    )
  const freeMemory = ({ host, memory_mb }: HypervisorRow) => memory_mb - (loads.get(host)?.memory_mb ?? 0)
  return fitting.toSorted(
    (left, right) => suits.weight(right.host) - suits.weight(left.host) || freeMemory(right) - freeMemory(left),
  )[0]
}

function isOffered(db: Db, { host }: HypervisorRow, { zone, host: only, except = [] }: HostRequest): boolean {
  const service = services.findCompute(db, host)
  const isTaking = services.isUp(service) && service?.status === 'enabled'
  return isTaking && (only ?? host) === host && !except.includes(host) && (zone === null || zoneOf(db, host) === zone)
}

function hasRoom(hypervisor: HypervisorRow, load: Load | undefined, { flavor, local_gb }: HostRequest): boolean {
  return (
    (load?.vcpus ?? 0) + flavor.vcpus <= hypervisor.vcpus * hypervisor.cpu_allocation_ratio &&
    (load?.memory_mb ?? 0) + flavor.ram <= hypervisor.memory_mb &&
    (load?.local_gb ?? 0) + local_gb <= hypervisor.local_gb
  )
}

interface Suitability {
  isAllowed: (host: string) => boolean
  /** Higher is better. */
  weight: (host: string) => number
}

/** Evaluates hosts by the server's group and scheduler hints. */
function suitable(db: Db, { server }: HostRequest): Suitability {
  const group = server.server_group === null ? undefined : groups.find(db, server.server_group)
  const members = group ? servers.listInGroup(db, group.id).filter(({ id }) => id !== server.id) : []
  const count = (host: string) => members.filter((member) => member.host === host).length
  const isSettled = members.some(({ host }) => host !== null)
  const { different_host, same_host } = server.scheduler_hints
  const hostsOf = (hint: unknown) => idsIn(hint).map((id) => servers.find(db, id)?.host)
  const apart = hostsOf(different_host)
  const together = hostsOf(same_host)
  return {
    isAllowed(host) {
      if (apart.includes(host) || (idsIn(same_host).length > 0 && !together.includes(host))) return false
      if (group?.policy === 'anti-affinity') return count(host) < (group.rules.max_server_per_host ?? 1)
      return group?.policy !== 'affinity' || !isSettled || count(host) > 0
    },
    weight(host) {
      if (group?.policy === 'soft-affinity') return count(host)
      return group?.policy === 'soft-anti-affinity' ? -count(host) : 0
    },
  }
}

const idsIn = (hint: unknown): string[] =>
  Array.isArray(hint) ? hint.map(String) : typeof hint === 'string' ? [hint] : []
