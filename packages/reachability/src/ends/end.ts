import { includes, isSame, rangeOf, everywhere, type Range, type Version } from '../model/addresses.ts'
import { addressesOf, isWhole, type Cloud } from '../model/cloud.ts'
import type { FloatingIp, Port } from '../model/lists.ts'
import type { Check, Thing } from '../answer/answer.ts'
import { assumed, stops, unseen } from '../answer/hop.ts'
import { floatingThing, networkThing, outsideThing, portThing } from '../answer/things.ts'
import { addressText } from '../model/format.ts'
import type { OutsideGoal, PortGoal } from '../routing/goal.ts'

/** What a question is about at one end. */
export type End =
  | { kind: 'instance'; id: string }
  | { kind: 'port'; id: string }
  | { kind: 'network'; id: string }
  | { kind: 'address'; address: string }
  | { kind: 'internet' }

/** One address that an end has, with what is already known about it. */
export type Place = (PortGoal | OutsideGoal) & { checks: readonly Check[] }

/** The addresses of an end in one IP version, or why it has none. */
export type Places = { thing: Thing; places: readonly Place[]; floatingIp?: FloatingIp } | { thing: Thing; none: Check }

export function placesOf(cloud: Cloud, end: End, version: Version): Places {
  if (end.kind === 'internet') {
    return { thing: outsideThing(null), places: [{ kind: 'outside', address: everywhere(version), checks: [] }] }
  }
  if (end.kind === 'address') return placesAt(cloud, end.address, version)
  if (end.kind === 'port') {
    const port = cloud.ports.get(end.id)
    if (!port) return { thing: { kind: 'port', id: end.id, name: end.id }, none: missing(cloud, 'ports') }
    return ofPorts(cloud, portThing(cloud, port), [port], version)
  }
  if (end.kind === 'network') return ofNetwork(cloud, end.id, version)
  const server = cloud.servers.get(end.id)
  const ports = serverPorts(cloud, end.id)
  const thing: Thing = { kind: 'instance', id: end.id, name: server?.name || end.id }
  if (!server && ports.length === 0) return { thing, none: missing(cloud, 'servers') }
  if (ports.length === 0) return { thing, none: cloud.isUnread('ports') ? missing(cloud, 'ports') : stops('no-port') }
  return ofPorts(cloud, thing, ports, version)
}

/** Whatever is attached to a network, without what the network itself needs. */
function ofNetwork(cloud: Cloud, id: string, version: Version): Places {
  const thing = networkThing(cloud, id)
  if (!cloud.networks.has(id)) return { thing, none: missing(cloud, 'networks') }
  const ports = cloud.portsIn(id).filter((port) => !(port.device_owner ?? '').startsWith('network:'))
  return ports.length > 0 ? ofPorts(cloud, thing, ports, version) : { thing, none: stops('network-empty') }
}

const missing = (cloud: Cloud, list: 'ports' | 'servers' | 'networks'): Check =>
  cloud.isUnread(list) ? unseen('unread', { list }) : stops('unknown-end')

/** The ports of a server, and the subports of their trunks. */
function serverPorts(cloud: Cloud, serverId: string): Port[] {
  const own = cloud.portsOf(serverId)
  const subports = own.flatMap((port) =>
    (port.trunk_details?.sub_ports ?? []).flatMap((sub) => cloud.ports.get(sub.port_id) ?? []),
  )
  return [...new Set([...own, ...subports])]
}

function ofPorts(cloud: Cloud, thing: Thing, ports: readonly Port[], version: Version): Places {
  const places = ports.flatMap((port) =>
    addressesOf(port)
      .filter((address) => address.version === version)
      .flatMap((address) => heldPlaces(cloud, port, address)),
  )
  if (places.length > 0) return { thing, places }
  const isOther = ports.some((port) => addressesOf(port).length > 0)
  return { thing, none: stops(isOther ? 'other-version' : 'no-address', { version }) }
}

/** A port that nothing is attached to is the address of those that may use it. */
function heldPlaces(cloud: Cloud, port: Port, address: Range): Place[] {
  const own: Place = { kind: 'port', port, address, checks: [] }
  if (port.device_id || port.device_owner || cloud.parentOf(port.id)) return [own]
  const holders = holdersOn(cloud, address, port.network_id)
  return holders.length === 0 ? [own] : holders.map((holder) => holding(cloud, holder, address))
}

const holdersOn = (cloud: Cloud, address: Range, networkId: string) =>
  cloud.holders(address).filter((holder) => holder.network_id === networkId && holder.device_id)

const holding = (cloud: Cloud, port: Port, address: Range): Place => ({
  kind: 'port',
  port,
  address,
  checks: [assumed('holds-pair', { address: addressText(address), name: portThing(cloud, port).name })],
})

function placesAt(cloud: Cloud, text: string, version: Version): Places {
  const address = rangeOf(text)
  const thing = outsideThing(text)
  if (address === null) return { thing, none: stops('unknown-end') }
  if (address.version !== version) return { thing, none: stops('other-version', { version }) }
  const floatingIp = cloud.lists.floatingIps.find((ip) => isAddress(ip.floating_ip_address, address))
  if (floatingIp) return atFloating(cloud, floatingIp)
  const owners = cloud.owners(address)
  const [first] = owners
  if (first) {
    const places = owners.flatMap((port) => heldPlaces(cloud, port, address))
    return { thing: portThing(cloud, first), places }
  }
  const holders = [...new Set(cloud.holders(address))]
  if (holders.length > 0) return { thing, places: holders.map((port) => holding(cloud, port, address)) }
  return unowned(cloud, thing, address)
}

/** As a source, a floating IP is the port behind it; as a target it is the address itself. */
function atFloating(cloud: Cloud, floatingIp: FloatingIp): Places {
  const port = cloud.ports.get(floatingIp.port_id ?? '')
  const fixed = rangeOf(floatingIp.fixed_ip_address)
  const places: Place[] = port && fixed ? [{ kind: 'port', port, address: fixed, checks: [] }] : []
  return { thing: floatingThing(floatingIp), places, floatingIp }
}

/** An address that no port has: of others, of nobody, or outside of the cloud. */
function unowned(cloud: Cloud, thing: Thing, address: Range): Places {
  const networks = [...cloud.blocks.values()].flatMap(({ range, subnet }) =>
    includes(range, address) ? [subnet.network_id] : [],
  )
  const inside = networks.filter((id) => cloud.networks.get(id)?.['router:external'] !== true)
  if (inside.length === 0) return { thing, places: [{ kind: 'outside', address, checks: [] }] }
  const values = { address: addressText(address) }
  const isWholly = inside.every((id) => isWhole(cloud, id))
  return { thing, none: isWholly ? stops('nobody-has-address', values) : unseen('owner-unseen', values) }
}

const isAddress = (text: string, address: Range) => {
  const range = rangeOf(text)
  return range !== null && isSame(range, address)
}
