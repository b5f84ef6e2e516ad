import type { Volume } from '../cinder/volumes.ts'
import type { StackSummary } from '../heat/stacks.ts'
import type { StackResource } from '../heat/stack-resources.ts'
import type { FloatingIp } from '../network/floating-ips.ts'
import type { SecurityGroup } from '../network/security-groups.ts'
import type { Port } from '../neutron/ports.ts'
import type { ServerVolume } from '../nova/server-parts.ts'
import type { Server } from '../nova/server.ts'
import { type Consequence, dnsConsequence, nameOf, thing } from './consequence.ts'

/** The lists that the consequences are computed from; those that cannot be loaded are empty. */
export interface AroundServers {
  /** Of the deleted servers. */
  attachments: readonly ServerVolume[]
  volumes: readonly Volume[]
  /** All of the project. */
  ports: readonly Port[]
  floatingIps: readonly FloatingIp[]
  groups: readonly SecurityGroup[]
  /** The names of the users that locked servers, by the server's id. */
  lockedBy?: ReadonlyMap<string, string>
}

export function serverConsequences(servers: readonly Server[], around: AroundServers): Consequence[] {
  return [...servers.flatMap((server) => ofServer(server, around)), ...unusedGroups(servers, around)]
}

function ofServer(server: Server, around: AroundServers): Consequence[] {
  const { attachments, volumes, ports, floatingIps, lockedBy } = around
  const { id } = server
  const own = ports.filter(({ device_id: device }) => device === id)
  const portIds = new Set(own.map((port) => port.id))
  const self = { of: id, type: 'server', id, name: nameOf(server) } as const
  return [
    ...(server.locked
      ? [
          {
            ...self,
            effect: 'blocks',
            reason: 'locked',
            ...reasonOf(server),
            ...(lockedBy?.has(id) && { by: lockedBy.get(id) }),
            remedy: { operation: 'unlock', server: id },
          } as const,
        ]
      : []),
    ...(server.status === 'ACTIVE' ? [{ ...self, effect: 'goes', reason: 'running' } as const] : []),
    ...(server.image === '' ? [] : [{ ...self, effect: 'goes', reason: 'localDisk' } as const]),
    ...attachments.filter(({ serverId }) => serverId === id).map((one) => volumeOf(one, volumes)),
    ...own.map((port) => portOf(port, server)).flatMap((one, index) => [one, ...dnsOf(one, own[index])]),
    ...floatingIps
      .filter(({ port_id: port }) => port !== null && portIds.has(port))
      .flatMap((address) => [
        addressOf(address, id),
        ...dnsConsequence({ of: id, type: 'floatingIp', id: address.id }, 'stays', address),
      ]),
  ]
}

const reasonOf = ({ locked_reason: detail }: Server) => (detail ? { detail } : {})

function volumeOf({ volumeId, serverId, name, delete_on_termination: goes }: ServerVolume, volumes: readonly Volume[]) {
  const volume = volumes.find(({ id }) => id === volumeId)
  const about = {
    of: serverId,
    type: 'volume',
    id: volumeId,
    name: volume?.name || name || volumeId,
    ...(volume && { gigabytes: volume.size }),
  } as const
  return goes
    ? ({ ...about, effect: 'goes', reason: 'volumeWithServer' } as const)
    : ({
        ...about,
        effect: 'stays',
        reason: 'volumeOfServer',
        remedy: { operation: 'delete', type: 'volume', id: volumeId },
      } as const)
}

/** Nova deletes the ports that it has made itself: those have no name, and are younger than the server. */
function portOf(port: Port, server: Server): Consequence {
  const madeBefore =
    port.created_at !== undefined && server.created !== null && isBefore(port.created_at, server.created)
  const stays = port.name !== '' || madeBefore
  return {
    of: server.id,
    type: 'port',
    id: port.id,
    name: port.name || port.fixed_ips.map(({ ip_address: address }) => address).join(', ') || port.id,
    ...(stays
      ? { effect: 'stays', reason: 'portMadeBefore', remedy: { operation: 'delete', type: 'port', id: port.id } }
      : { effect: 'goes', reason: 'portOfServer' }),
  }
}

/** The DNS name stays or goes with its port. */
const dnsOf = ({ of, type, id, effect }: Consequence, port: Port | undefined) =>
  port ? dnsConsequence({ of, type, id }, effect, port) : []

const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other)

const addressOf = ({ id, ip }: FloatingIp, server: string): Consequence => ({
  effect: 'stays',
  reason: 'addressOfServer',
  of: server,
  type: 'floatingIp',
  id,
  name: ip,
  remedy: { operation: 'delete', type: 'floatingIp', id },
})

/** Security groups that only the deleted servers use; Neutron keeps every project's `default`. */
function unusedGroups(servers: readonly Server[], { ports, groups }: AroundServers): Consequence[] {
  const ids = new Set(servers.map(({ id }) => id))
  const used = new Map<string, Set<string>>()
  for (const port of ports)
    for (const group of port.security_groups) used.set(group, (used.get(group) ?? new Set()).add(port.device_id))
  return groups.flatMap((group) => {
    const users = [...(used.get(group.id) ?? [])]
    const [of] = users
    if (of === undefined || group.name === 'default' || !users.every((device) => ids.has(device))) return []
    const remedy = { operation: 'delete', type: 'securityGroup', id: group.id } as const
    return { effect: 'stays', reason: 'groupUnused', of, ...thing('securityGroup', group), remedy } as const
  })
}

/** Everything that a stack has made goes with it. */
export const stackConsequences = (
  stacks: readonly StackSummary[],
  resources: ReadonlyMap<string, readonly StackResource[]>,
): Consequence[] =>
  stacks.flatMap(({ id }) =>
    (resources.get(id) ?? []).map((one) => ({
      effect: 'goes',
      reason: 'stackResource',
      of: id,
      type: 'stack',
      id: one.physical_resource_id || one.resource_name,
      name: one.resource_name,
      detail: one.resource_type,
    })),
  )
