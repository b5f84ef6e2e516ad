import { isIPv4 } from 'node:net'
import type { Question } from './ask.ts'
import type { End } from './ends/end.ts'
import type { Lists, Port, Rule } from './model/lists.ts'
import { contains, Dropped, isPrivateIp, Wires, type Expected, type Ip, type Packet } from './oracle.fixture.ts'

export type Outcome = 'reachable' | 'blocked' | 'depends'
type Place = { port: Port; ip: string } | { port: null; ip: string }

/** The verdict of sending the packet, and its reply, by every pair of addresses. */
export function oracle(lists: Lists, question: Question): Outcome {
  const versions = question.version ? [question.version] : ([4, 6] as const)
  const outcomes = versions.flatMap((version) => {
    const [from, to] = [places(lists, question.from, version), places(lists, question.to, version)]
    if (typeof from === 'string') return [from]
    if (from.length === 0) return []
    if (typeof to === 'string') return [to]
    return from.flatMap((source) =>
      targets(lists, question, source, to).map((target) => tryOne(lists, question, version, source, target)),
    )
  })
  return outcomes.find((one) => one === 'reachable') ?? outcomes.find((one) => one === 'depends') ?? 'blocked'
}

interface Target {
  place: Place
  /** The address that is asked for. */
  dst: string
  port: number
  isDoubtful: boolean
}

function places(lists: Lists, end: End, version: 4 | 6): Place[] | Outcome {
  if (end.kind === 'internet') return [{ port: null, ip: `any${version}` }]
  const fits = (ip: string) => isIPv4(ip) === (version === 4)
  const of = (port: Port): Place[] =>
    (port.fixed_ips ?? []).flatMap(({ ip_address: ip }) => {
      if (!fits(ip)) return []
      const users = port.device_id ? [] : usersOf(lists, ip).filter((one) => one.network_id === port.network_id)
      return users.length > 0 ? users.map((user) => ({ port: user, ip })) : [{ port, ip }]
    })
  if (end.kind === 'instance') return lists.ports.filter((port) => port.device_id === end.id).flatMap(of)
  if (end.kind === 'port') return lists.ports.filter((port) => port.id === end.id).flatMap(of)
  if (end.kind === 'network') throw new Error('The oracle is not asked about networks.')
  const ip = end.address
  if (!fits(ip)) return 'blocked'
  const floating = lists.floatingIps.find((one) => one.floating_ip_address === ip)
  if (floating) {
    const port = lists.ports.find((one) => one.id === floating.port_id)
    return port ? [{ port, ip: floating.fixed_ip_address ?? '' }] : []
  }
  const found = lists.ports.filter((one) => one.fixed_ips?.some((fixed) => fixed.ip_address === ip))
  if (found.length > 0) return found.flatMap((port) => of(port).filter((place) => place.ip === ip))
  const users = usersOf(lists, ip)
  if (users.length > 0) return users.map((port) => ({ port, ip }))
  const wires = new Wires(lists)
  const nets = lists.subnets.flatMap((one) =>
    contains(one.cidr, ip) && !wires.isExternal(one.network_id) ? [one.network_id] : [],
  )
  if (nets.length === 0) return [{ port: null, ip }]
  return nets.every((net) => wires.isWhole(net)) ? 'blocked' : 'depends'
}

const usersOf = (lists: Lists, ip: string) =>
  lists.ports.filter((one) => one.allowed_address_pairs?.some((pair) => pair.ip_address === ip))

function targets(lists: Lists, { to, ports }: Question, source: Place, found: Place[]): Target[] {
  const asked = ports?.first ?? 0
  const floating = to.kind === 'address' ? lists.floatingIps.filter((ip) => ip.floating_ip_address === to.address) : []
  if (floating.length > 0) return floating.flatMap((ip) => behind(lists, ip.id, asked, null))
  return found.flatMap((place) => {
    const direct = { place, dst: place.ip, port: asked, isDoubtful: false }
    if (source.port || !place.port || place.ip.includes(':')) return [direct]
    const led = lists.floatingIps.flatMap((ip) => behind(lists, ip.id, asked, place))
    return led.length > 0 ? led : [direct]
  })

  /** What is behind a floating IP; for a place, by what it can be reached there. */
  function behind(all: Lists, id: string, port: number, place: Place | null): Target[] {
    const ip = all.floatingIps.find((one) => one.id === id)
    if (!ip) return []
    const isDoubtful = ip.status !== 'ACTIVE'
    const dst = ip.floating_ip_address
    const owner = all.ports.find((one) => one.id === ip.port_id)
    if (owner && ip.fixed_ip_address) {
      const isIt = !place || (place.port === owner && place.ip === ip.fixed_ip_address)
      return isIt ? [{ place: { port: owner, ip: ip.fixed_ip_address }, dst, port, isDoubtful }] : []
    }
    return (ip.port_forwardings ?? []).flatMap((one) => {
      const inner = all.ports.find((each) => each.id === one.internal_port_id)
      const isIt = place
        ? place.port === inner && place.ip === one.internal_ip_address && one.internal_port === port
        : one.external_port === port
      if (!isIt || !inner) return []
      return [
        { place: { port: inner, ip: one.internal_ip_address ?? '' }, dst, port: one.external_port ?? 0, isDoubtful },
      ]
    })
  }
}

function tryOne(lists: Lists, question: Question, version: 4 | 6, source: Place, target: Target): Outcome {
  const isForwarded = lists.floatingIps.some((ip) => ip.floating_ip_address === target.dst && !ip.port_id)
  if (isForwarded && question.protocol !== 'tcp') return 'blocked'
  const wires = new Wires(lists)
  const run = new Run(wires)
  try {
    run.exchange(question, version, source, target)
  } catch (error) {
    if (error instanceof Dropped) return 'blocked'
    throw error
  }
  return wires.maybe || target.isDoubtful ? 'depends' : 'reachable'
}

class Run {
  readonly wires: Wires
  constructor(wires: Wires) {
    this.wires = wires
  }

  exchange(question: Question, version: 4 | 6, source: Place, target: Target): void {
    const protocol = question.protocol as Packet['protocol'] // the random questions have these
    const packet: Packet = { src: source.ip, dst: target.dst, version, protocol, port: target.port }
    const { wires } = this
    wires.sender = source.port?.id ?? null
    if (source.port) this.host(source.port, protocol)
    if (source.port) this.groups(source.port, 'egress', packet.dst, protocol, [packet.port], version)
    const expected: Expected =
      (target.place.port ?? false) ? { port: target.place.port as Port, ip: target.place.ip } : 'outside' // by the test before
    if (source.port) wires.sendFrom(source.port, source.ip, packet, expected, false)
    else this.fromOutside(packet, target)
    const { port } = target.place
    if (port) {
      wires.segmentUp(port.network_id)
      const forwarding = wires.floating(target.dst)?.port_forwardings?.find((one) => one.external_port === target.port)
      const inner = forwarding?.internal_port ?? target.port
      this.groups(port, 'ingress', packet.src, protocol, [inner], version)
      this.host(port, protocol)
    }
    this.reply(packet, source, target)
  }

  host(port: Port, protocol: string): void {
    if (port.device_owner?.startsWith('network:')) {
      if (protocol !== 'icmp') this.wires.maybe = true
      return
    }
    const server = this.wires.lists.servers.find((one) => one.id === port.device_id)
    if (!port.device_id || port.admin_state_up === false || port.status === 'DOWN') throw new Dropped('port')
    if (server && server.status !== 'ACTIVE') throw new Dropped('server')
  }

  fromOutside(packet: Packet, { place, dst }: Target): void {
    const { wires } = this
    const ip = wires.floating(dst)
    if (!place.port) return
    const expected = { port: place.port, ip: place.ip }
    if (ip) return wires.frame(ip.floating_network_id, dst, packet, expected, false, 0)
    if (wires.isExternal(place.port.network_id)) return wires.segmentUp(place.port.network_id)
    const entries = wires.entriesFor(place.port, dst)
    const holdsGateway = (id: string) =>
      wires.lists.ports.some(
        (face) => face.device_id === id && face.fixed_ips?.some((one) => this.isGateway(face, one)),
      )
    const entry = entries.find((one) => holdsGateway(one.id)) ?? entries[0]
    if (!entry) {
      if (packet.version === 4 || wires.isWhole(place.port.network_id)) throw new Dropped('no way in')
      wires.segmentUp(place.port.network_id)
      return wires.guess()
    }
    if (packet.version === 4 && entry.external_gateway_info?.enable_snat !== false) throw new Dropped('translated')
    if (isPrivateIp(dst)) {
      if (packet.src?.startsWith('any') || !isPrivateIp(packet.src ?? '')) throw new Dropped('private')
      wires.maybe = true
    }
    wires.segmentUp(entry.external_gateway_info?.network_id ?? '')
    wires.route(entry, entry.external_gateway_info?.network_id ?? '', packet, expected, false, 0)
  }

  isGateway(face: Port, ip: { subnet_id: string; ip_address: string }): boolean {
    return face.network_id !== '' && this.wires.subnet(ip.subnet_id)?.gateway_ip === ip.ip_address
  }

  reply(request: Packet, source: Place, { place, dst, port: asked }: Target): void {
    const { protocol, version } = request
    const { wires } = this
    const ports = protocol === 'icmp' ? [0] : [32_768, 60_999]
    if (place.port) this.groups(place.port, 'egress', request.src, protocol, ports, version, true)
    if (source.port) this.groups(source.port, 'ingress', dst, protocol, ports, version, true)
    if (!place.port || request.src === null) return
    const packet: Packet = { src: place.ip, dst: request.src, version, protocol, port: asked }
    const expected: Expected = source.port ? { port: source.port, ip: source.ip } : 'outside'
    wires.sender = place.port.id
    wires.isLost = false
    wires.sendFrom(place.port, place.ip, packet, expected, true)
    if (packet.src === 'mangled') throw new Dropped('from another address')
    if (!wires.isLost && packet.src !== dst) throw new Dropped('from another address')
  }

  /** The groups of a port; for replies only if they do not remember. */
  groups(
    port: Port,
    way: 'ingress' | 'egress',
    peer: Ip,
    protocol: string,
    ports: number[],
    version: 4 | 6,
    isReply = false,
  ) {
    if (port.port_security_enabled === false) return
    const ids = port.security_groups ?? []
    const groups = this.wires.lists.groups.filter((group) => ids.includes(group.id))
    const forgetful = groups.filter((group) => group.stateful === false).length
    if (isReply && forgetful === 0) return
    const rules = groups.flatMap((group) => group.security_group_rules ?? []).filter((rule) => rule.direction === way)
    const results = rules
      .filter((rule) => (rule.ethertype === 'IPv6') === (version === 6) && isAbout(rule, protocol, ports))
      .map((rule) => this.matches(rule, peer, version))
    if (results.includes('yes')) return
    const isMixed = isReply && forgetful < groups.length
    if (results.includes('maybe') || isMixed || ids.some((id) => !groups.some((group) => group.id === id))) {
      this.wires.maybe = true
      return
    }
    throw new Dropped(`groups ${way}`)
  }

  matches(rule: Rule, peer: Ip, version: 4 | 6): 'yes' | 'maybe' | 'no' {
    const { lists } = this.wires
    const everything = version === 4 ? '0.0.0.0/0' : '::/0'
    const isGroup = Boolean(rule.remote_group_id)
    const cidrs = rule.remote_group_id
      ? lists.ports
          .filter((one) => one.security_groups?.includes(rule.remote_group_id ?? ''))
          .flatMap((one) => [...(one.fixed_ips ?? []), ...(one.allowed_address_pairs ?? [])].map((ip) => ip.ip_address))
      : rule.remote_address_group_id
        ? (lists.addressGroups.find((one) => one.id === rule.remote_address_group_id)?.addresses ?? [])
        : [rule.remote_ip_prefix ?? everything]
    const fitting = cidrs.filter((cidr) => isIPv4(cidr.split('/')[0] ?? '') === (version === 4))
    const own = lists.groups.find((one) => one.id === rule.remote_group_id)
    const isOpen = isGroup && lists.projectId !== null && own?.project_id !== lists.projectId
    if (peer === null) {
      if (fitting.includes(everything)) return 'yes'
      return fitting.length > 0 || isOpen ? 'maybe' : 'no'
    }
    if (fitting.some((cidr) => contains(cidr, peer))) return 'yes'
    const isKnown = lists.ports.some((one) => one.fixed_ips?.some((ip) => ip.ip_address === peer))
    return isOpen && !isKnown && !peer.startsWith('any') ? 'maybe' : 'no'
  }
}

function isAbout(rule: Rule, protocol: string, ports: number[]): boolean {
  if (rule.protocol === null) return true
  const names = { tcp: ['tcp', '6'], udp: ['udp'], icmp: rule.ethertype === 'IPv6' ? ['icmp', 'ipv6-icmp'] : ['icmp'] }
  const isProtocol = names[protocol as 'tcp' | 'udp' | 'icmp'].includes(rule.protocol ?? '') // the random questions have these
  if (!isProtocol || protocol === 'icmp' || rule.port_range_min == null) return isProtocol
  return ports.every((port) => (rule.port_range_min ?? 0) <= port && port <= (rule.port_range_max ?? 0))
}
