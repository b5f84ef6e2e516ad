import { badRequest, conflict, forbidden } from '../../../../core/errors/fault.ts'
import type { Call } from '../../../../core/service/api.ts'
import {
  autoNetwork,
  listNetworks,
  listPorts,
  listSecurityGroups,
  portQuota,
  showPort,
} from '../../neighbours/networks.ts'
import { asCaller, catchFault } from '../../neighbours/requester.ts'
import type { Requester } from '../../neighbours/requester.ts'
import type { NetworkRequest, ServerRequest } from './request.ts'

/** A port of a new server: an existing one, or a new one on a network. */
export interface WantedPort {
  port_id: string | null
  /** Null for an existing port, or for the project's only network. */
  network_id: string | null
  address: string | null
  tag: string | null
}

const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i

/** The requested networks as ports; default the project's only network. */
export function wantedPorts({ networks }: ServerRequest): WantedPort[] {
  if (networks === 'none') return []
  if (networks === undefined || networks === 'auto' || networks.length === 0) {
    return [{ port_id: null, network_id: null, address: null, tag: null }]
  }
  const ports = networks.map(wantedPort)
  const again = ports.find(({ port_id }, at) => port_id && ports.findIndex((other) => other.port_id === port_id) < at)
  if (again) {
    throw badRequest(`Port ID '${again.port_id}' was specified twice: you cannot attach a port multiple times.`)
  }
  return ports
}

function wantedPort(requested: NetworkRequest): WantedPort {
  const { port, uuid } = requested
  const fixed_ip = requested.fixed_ip ?? null
  const tag = requested.tag ?? null
  if (port) {
    if (fixed_ip !== null) {
      throw badRequest(
        `Specified Fixed IP '${fixed_ip}' cannot be used with port '${port}': the two cannot be specified together.`,
      )
    }
    return { port_id: port, network_id: null, address: null, tag }
  }
  if (uuid === undefined) throw badRequest("Bad network format: missing 'uuid'")
  if (!UUID.test(uuid)) throw badRequest(`Bad networks format: network uuid is not in proper format (${uuid})`)
  return { port_id: null, network_id: uuid, address: fixed_ip, tag }
}

/** Validates the ports with Neutron, adds network names, and returns how many servers the port quota allows. */
export function checkPorts(call: Call, wanted: WantedPort[], isAuto: boolean, servers: number): number {
  if (wanted.length === 0) return servers
  const requester = asCaller(call)
  for (const port of wanted) {
    if (port.port_id !== null) checkPort(requester, port.port_id)
    else if (port.network_id === null) port.network_id = onlyNetwork(requester, isAuto)
    else if (port.address !== null) checkAddress(requester, port.network_id, port.address)
  }
  const networks = wanted.flatMap(({ port_id, network_id }) => (port_id === null && network_id ? [network_id] : []))
  checkNetworks(requester, networks)
  return portsFor(requester, networks.length, servers)
}

function checkPort(requester: Requester, id: string): void {
  const port = catchFault(
    () => showPort(requester, id),
    () => {
      throw badRequest(`Port id ${id} could not be found.`)
    },
  )
  if (port.device_id) throw conflict(`Port ${id} is still in use.`)
  if (port.fixed_ips.length === 0) throw badRequest(`Port ${id} requires a FixedIP in order to be used.`)
}

export function onlyNetwork(requester: Requester, isAuto: boolean): string | null {
  const projectId = requester.auth.projectId ?? ''
  const own = listNetworks(requester, [
    ['project_id', projectId],
    ['shared', 'False'],
  ])
  const [network, ...others] = [...own, ...listNetworks(requester, [['shared', 'True']])]
  if (others.length > 0) {
    throw conflict('Multiple possible networks found, use a Network ID to be more specific.')
  }
  if (network || !isAuto) return network?.id ?? null
  return catchFault(
    () => autoNetwork(requester, projectId),
    () => {
      throw badRequest(`Unable to automatically allocate a network for project ${projectId}`)
    },
  )
}

function checkAddress(requester: Requester, networkId: string, address: string): void {
  const [used] = listPorts(requester, [
    ['network_id', networkId],
    ['fixed_ips', `ip_address=${address}`],
  ])
  if (used) throw badRequest(`Fixed IP address ${address} is already in use on instance ${used.device_id}.`)
}

function checkNetworks(requester: Requester, ids: readonly string[]): void {
  if (ids.length === 0) return
  const found = listNetworks(
    requester,
    [...new Set(ids)].map((id) => ['id', id]),
  )
  const bare = found.find(({ subnets }) => subnets.length === 0)
  if (bare) throw badRequest(`Network ${bare.id} requires a subnet in order to boot instances on.`)
  const lost = [...new Set(ids)].filter((id) => !found.some((network) => network.id === id))
  if (lost.length > 0) throw badRequest(`Network ${lost.join(', ')} could not be found.`)
}

function portsFor(requester: Requester, each: number, servers: number): number {
  const quota = each === 0 ? -1 : portQuota(requester, requester.auth.projectId ?? '')
  if (quota === -1) return servers
  const used = listPorts(requester, [
    ['project_id', requester.auth.projectId ?? ''],
    ['fields', 'id'],
  ]).length
  if (used > quota) throw forbidden(`The number of defined ports: ${used} is over the limit: ${quota}`)
  return Math.min(servers, Math.floor((quota - used) / each))
}

/** Ids of the security groups, by name or id; `default` alone is left to Neutron. */
export function checkSecurityGroups(call: Call, names: readonly string[]): string[] {
  const requester = asCaller(call)
  const wanted = [...new Set(names)]
  return wanted.every((name) => name === 'default') ? [] : wanted.map((name) => groupId(requester, name))
}

function groupId(requester: Requester, name: string): string {
  const mine: [string, string] = ['project_id', requester.auth.projectId ?? '']
  const [byId] = UUID.test(name) ? listSecurityGroups(requester, [mine, ['id', name]]) : []
  const [byName, ...others] = byId ? [byId] : listSecurityGroups(requester, [mine, ['name', name]])
  if (others.length > 0) {
    throw conflict(`Multiple security groups found matching '${name}'. Use an ID to be more specific.`)
  }
  if (!byName) throw badRequest(`Unable to find security_group with name or id '${name}'`)
  return byName.id
}
