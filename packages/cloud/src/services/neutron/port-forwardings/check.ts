import { repr } from '../../../core/errors/invalid.ts'
import type { Call } from '../../../core/service/api.ts'
import { badResource, named } from '../faults.ts'
import { routerBetween } from '../floatingips/associate.ts'
import * as floatingIps from '../floatingips/store.ts'
import type { FloatingIpRow } from '../floatingips/store.ts'
import { ports } from '../ports/kind.ts'
import { findVisible } from '../resource/find.ts'
import * as store from './store.ts'
import type { PortForwardingRow } from './store.ts'

interface Range {
  first: number
  last: number
}

interface Ports {
  external_port?: number | undefined
  internal_port?: number | undefined
  external_port_range?: Range | undefined
  internal_port_range?: Range | undefined
}

const bad = (what: string) => badResource('port_forwarding', what)

/** The row's ports, from single numbers or ranges; undefined if the input has neither. */
export function portsOf(input: Ports) {
  const external = rangeOf(input.external_port, input.external_port_range)
  const internal = rangeOf(input.internal_port, input.internal_port_range)
  return {
    ...(external && { external_port: external.first, external_port_range: write(external) }),
    ...(internal && { internal_port: internal.first, internal_port_range: write(internal) }),
  }
}

const rangeOf = (port: number | undefined, range: Range | undefined) =>
  range ?? (port === undefined ? undefined : { first: port, last: port })

const write = ({ first, last }: Range) => `${first}:${last}`

function read(range: string): Range {
  const [first = 0, last = 0] = range.split(':').map(Number)
  return { first, last }
}

/** Throws unless the forwarding is valid and has no collision; returns the id of its router. */
export function checkForwarding(call: Call, floating: FloatingIpRow, row: PortForwardingRow): string {
  checkRelation(row)
  const router = checkTarget(call, floating, row)
  const others = store.listOfFloatingIps(call.db, [floating.id]).filter(({ id }) => id !== row.id)
  for (const other of others.filter(({ protocol }) => protocol === row.protocol)) {
    const isSameTarget =
      other.internal_port_id === row.internal_port_id && other.internal_ip_address === row.internal_ip_address
    if (isSameTarget) checkCollision('internal_port_range', row, other)
    checkCollision('external_port_range', row, other)
  }
  return router
}

function checkRelation({ internal_port_range, external_port_range }: PortForwardingRow): void {
  const [inside, outside] = [read(internal_port_range), read(external_port_range)]
  const [internal, external] = [inside.last - inside.first, outside.last - outside.first]
  if (internal === external || internal === 0) return
  const rule = 'The relation between internal and external ports must be N-N or 1-N'
  throw bad(`Invalid ranges of internal and/or external ports. ${rule}`)
}

function checkTarget(call: Call, floating: FloatingIpRow, row: PortForwardingRow): string {
  const { internal_port_id, internal_ip_address } = row
  const port = findVisible(call, ports, internal_port_id)
  const ip = port.fixed_ips.find(({ ip_address }) => ip_address === internal_ip_address)
  if (!ip) {
    const what = `Requested internal IP address ${internal_ip_address} is not suitable for internal neutron port ${port.id}`
    throw bad(`${what}, as its fixed_ips are ${repr(port.fixed_ips)}`)
  }
  const associated = floatingIps
    .listOfPort(call.db, port.id)
    .find((one) => one.fixed_ip_address === internal_ip_address)
  if (associated) {
    const subject = `Cannot create port forwarding to floating IP ${associated.floating_ip_address} (${associated.id})`
    const reason = `with port ${port.id} using fixed IP ${internal_ip_address}, as that port already has a binding floating IP`
    throw named.conflict('PortHasBindingFloatingIP', `${subject} ${reason}.`)
  }
  const router = routerBetween(call, ip.subnet_id, floating.floating_network_id)
  if (router !== undefined && (floating.router_id === null || floating.router_id === router)) return router
  const reason = `External network ${floating.floating_network_id} is not reachable from subnet ${ip.subnet_id}`
  throw bad(`${reason}. Cannot set Port forwarding for port ${port.id} with Floating IP ${floating.id}`)
}

function checkCollision(
  key: 'internal_port_range' | 'external_port_range',
  requested: PortForwardingRow,
  taken: PortForwardingRow,
): void {
  const [one, other] = [read(requested[key]), read(taken[key])]
  if (one.first > other.last || other.first > one.last) return
  const ranges = `${taken[key]} and ${requested[key]}`
  throw bad(`There is a port collision with the ${key}. The following ranges collides: ${ranges}`)
}
