import { BlockList, isIPv4 } from 'node:net'
import type { Lists, Port, Router } from './model/lists.ts'

/** An address as it is written, `any` for the whole internet, or null if nobody knows it. */
export type Ip = string | null

export interface Packet {
  src: Ip
  dst: string
  version: 4 | 6
  protocol: 'tcp' | 'udp' | 'icmp'
  port: number
}

export type Expected = { port: Port; ip: string } | 'outside'

/** What a router remembers of a connection. */
interface Entry {
  router: string
  kind: 'dnat' | 'snat'
  before: string
  after: Ip
}

export class Dropped extends Error {}

const blocks = new Map<string, BlockList>()
const lengthOf = (cidr: string) => Number(cidr.split('/')[1] ?? (isIPv4(cidr) ? 32 : 128))

export function contains(cidr: string | null | undefined, ip: string): boolean {
  if (!cidr) return false
  const base = cidr.split('/')[0] ?? ''
  if (ip === 'any4' || ip === 'any6') return lengthOf(cidr) === 0 && isIPv4(base) === (ip === 'any4')
  if (isIPv4(base) !== isIPv4(ip)) return false
  let block = blocks.get(cidr)
  if (!block) blocks.set(cidr, (block = new BlockList()))
  block.addSubnet(base, lengthOf(cidr), isIPv4(base) ? 'ipv4' : 'ipv6')
  return block.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6')
}

export const isPrivateIp = (ip: string) =>
  ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'].some((block) => contains(block, ip))

/** Forwards packets step by step, as hosts and routers do; knows nothing of the engine. */
export class Wires {
  maybe = false
  /** The packet has crossed something that nobody sees: what it did to the packet is unknown. */
  isLost = false
  entries: Entry[] = []
  readonly lists: Lists
  constructor(lists: Lists) {
    this.lists = lists
  }

  isExternal = (id: string) => this.lists.networks.find((one) => one.id === id)?.['router:external'] === true

  isWhole(id: string): boolean {
    const network = this.lists.networks.find((one) => one.id === id)
    if (!network || this.isExternal(id)) return false
    return this.lists.projectId === null || (network.project_id === this.lists.projectId && network.shared !== true)
  }

  subnet = (id: string) => this.lists.subnets.find((one) => one.id === id)

  guess(): void {
    this.maybe = true
    this.isLost = true
  }

  /** A guest sends: to its neighbours itself, else to a host route's next hop or the gateway. */
  sendFrom(port: Port, ip: string, packet: Packet, expected: Expected, isReply: boolean): void {
    const subnets = (port.fixed_ips ?? []).map((one) => this.subnet(one.subnet_id)).filter((one) => one !== undefined)
    const mine = subnets.filter(({ cidr }) => isIPv4((cidr ?? '').split('/')[0] ?? '') === (packet.version === 4))
    const isNear = !packet.dst.startsWith('any') && mine.some(({ cidr }) => contains(cidr, packet.dst))
    if (isNear) return this.frame(port.network_id, packet.dst, packet, expected, isReply, 0)
    const routes = packet.version === 4 ? mine.flatMap(({ host_routes }) => host_routes ?? []) : []
    const [best] = routes
      .filter(({ destination }) => contains(destination, packet.dst))
      .sort((a, b) => lengthOf(b.destination) - lengthOf(a.destination))
    const home = mine.find(({ cidr }) => contains(cidr, ip)) ?? mine[0]
    const gateway = best?.nexthop ?? home?.gateway_ip
    if (!gateway) throw new Dropped('no gateway')
    this.segmentUp(port.network_id)
    this.frame(port.network_id, gateway, packet, expected, isReply, 0)
  }

  segmentUp(id: string): void {
    if (this.lists.networks.find((one) => one.id === id)?.admin_state_up === false) throw new Dropped('network down')
  }

  /** A frame for the port that has the address on a network. */
  frame(net: string, hop: string, packet: Packet, expected: Expected, isReply: boolean, ttl: number): void {
    this.segmentUp(net)
    if (hop === packet.dst) {
      if (expected !== 'outside' && expected.port.network_id === net && expected.ip === packet.dst) return
      const router = this.translating(net, hop, isReply)
      if (router === 'hidden') return this.guess()
      if (router) return this.route(router, net, packet, expected, isReply, ttl + 1)
      if (expected !== 'outside') throw new Dropped('another network has the address')
      if (isReply) return
      if (this.isWhole(net)) throw new Dropped('nobody has the address')
      return this.guess()
    }
    const ports = this.lists.ports.filter(
      (one) => one.network_id === net && one.fixed_ips?.some((ip) => ip.ip_address === hop),
    )
    const face = ports.find((one) => one.device_owner?.startsWith('network:router'))
    if (face) {
      const router = this.lists.routers.find((one) => one.id === face.device_id)
      if (router) return this.route(router, net, packet, expected, isReply, ttl + 1)
    } else if (ports.length > 0) {
      packet.src = null
      return this.guess()
    }
    const outer = this.lists.routers.find((one) => this.gatewayIps(one, net).includes(hop))
    if (!face && outer) return this.route(outer, net, packet, expected, isReply, ttl + 1)
    if (!face && this.isWhole(net)) throw new Dropped('nobody takes it on')
    if (expected === 'outside' || this.isTranslated(packet.dst, isReply)) packet.src = null
    this.guess()
  }

  gatewayIps = (router: Router, net: string): string[] =>
    router.external_gateway_info?.network_id === net
      ? (router.external_gateway_info.external_fixed_ips ?? []).map((ip) => ip.ip_address)
      : []

  isTranslated = (dst: string, isReply: boolean) =>
    isReply ? this.entries.some((one) => one.kind === 'snat' && one.after === dst) : this.floating(dst) !== undefined

  floating = (dst: string) => this.lists.floatingIps.find((ip) => ip.floating_ip_address === dst)

  /** The router that answers for an address on an external network. */
  translating(net: string, dst: string, isReply: boolean): Router | 'hidden' | undefined {
    const entry = isReply ? this.entries.find((one) => one.kind === 'snat' && one.after === dst) : undefined
    const ip = isReply ? undefined : this.floating(dst)
    const id = entry?.router ?? (ip?.floating_network_id === net ? ip.router_id : undefined)
    const router = this.lists.routers.find((one) => one.id === id)
    if (entry && router?.external_gateway_info?.network_id !== net) return undefined
    return id && !router ? 'hidden' : router
  }

  route(router: Router, from: string, packet: Packet, expected: Expected, isReply: boolean, ttl: number): void {
    if (ttl > 12) throw new Dropped('loop')
    if (router.admin_state_up === false || router.status === 'ERROR') throw new Dropped('router')
    this.nat(router, from, packet, isReply)
    const outside = router.external_gateway_info?.network_id
    const faces = this.lists.ports.filter(
      (one) => one.device_id === router.id && one.device_owner === 'network:router_interface',
    )
    const attached = faces.flatMap((face) => (face.fixed_ips ?? []).flatMap((ip) => this.subnet(ip.subnet_id) ?? []))
    const near = [...attached, ...this.lists.subnets.filter((one) => one.network_id === outside)]
    const nearest = (ip: string) =>
      near
        .filter(({ cidr }) => !ip.startsWith('any') && contains(cidr, ip))
        .sort((a, b) => lengthOf(b.cidr ?? '') - lengthOf(a.cidr ?? ''))[0]
    const direct = nearest(packet.dst)
    const [routed] = (router.routes ?? [])
      .filter(({ destination }) => contains(destination, packet.dst))
      .sort((a, b) => lengthOf(b.destination) - lengthOf(a.destination))
    if (direct && (!routed || lengthOf(direct.cidr ?? '') >= lengthOf(routed.destination))) {
      if (direct.network_id === outside) this.masquerade(router, packet, isReply)
      return this.frame(direct.network_id, packet.dst, packet, expected, isReply, ttl)
    }
    if (routed) {
      const net = nearest(routed.nexthop)?.network_id
      if (!net) throw new Dropped('next hop')
      if (net === outside) this.masquerade(router, packet, isReply)
      this.segmentUp(net)
      return this.frame(net, routed.nexthop, packet, expected, isReply, ttl)
    }
    if (!outside) throw new Dropped('no route')
    this.provider(router, outside, packet, expected, isReply, ttl)
  }

  /** The provider's network joins its external networks, and carries to the internet. */
  provider(router: Router, outside: string, packet: Packet, expected: Expected, isReply: boolean, ttl: number): void {
    const target = this.isTranslated(packet.dst, isReply)
    const net = target ? this.homeOf(packet.dst, isReply) : expected === 'outside' ? outside : expected.port.network_id
    if (!target && expected !== 'outside' && net !== outside && !this.isExternal(net)) {
      if (!this.mayRoute(router, expected)) throw new Dropped('no way')
      this.masquerade(router, packet, isReply)
      this.segmentUp(outside)
      this.segmentUp(net)
      return this.guess()
    }
    const before = packet.src
    this.masquerade(router, packet, isReply)
    this.segmentUp(outside)
    if (target || expected !== 'outside') return this.frame(net, packet.dst, packet, expected, isReply, ttl)
    if (isReply) return
    const isPrivate = !packet.dst.startsWith('any') && isPrivateIp(packet.dst)
    if (isPrivate || (before !== null && packet.src === before && isPrivateIp(before))) this.maybe = true
  }

  homeOf(dst: string, isReply: boolean): string {
    const entry = isReply ? this.entries.find((one) => one.kind === 'snat' && one.after === dst) : undefined
    const router = this.lists.routers.find((one) => one.id === entry?.router)
    return router?.external_gateway_info?.network_id ?? this.floating(dst)?.floating_network_id ?? ''
  }

  mayRoute(router: Router, { port, ip }: { port: Port; ip: string }): boolean {
    if (ip.includes(':') && !this.isWhole(port.network_id)) return true
    return this.entriesFor(port, ip).some(
      (one) => one.id !== router.id && (ip.includes(':') || one.external_gateway_info?.enable_snat === false),
    )
  }

  /** Routers between the provider's network and the subnet of an address. */
  entriesFor = (port: Port, ip: string): Router[] =>
    this.lists.routers.filter(
      (one) =>
        one.external_gateway_info &&
        this.lists.ports.some(
          (face) =>
            face.device_id === one.id &&
            face.network_id === port.network_id &&
            face.fixed_ips?.some((fixed) => contains(this.subnet(fixed.subnet_id)?.cidr, ip)),
        ),
    )

  nat(router: Router, from: string, packet: Packet, isReply: boolean): void {
    if (isReply) {
      for (const one of this.entries.filter((entry) => entry.router === router.id)) {
        if (one.kind === 'dnat' && packet.src === one.after) packet.src = one.before
        if (one.kind === 'snat' && packet.dst === one.after) packet.dst = one.before
      }
      return
    }
    const ip = this.floating(packet.dst)
    if (!ip || ip.router_id !== router.id) return
    const forwarding = ip.port_forwardings?.find((one) => one.external_port === packet.port)
    const inner = ip.fixed_ip_address ?? forwarding?.internal_ip_address
    if (!inner) throw new Dropped('no forwarding')
    this.entries.push({ router: router.id, kind: 'dnat', before: packet.dst, after: inner })
    packet.dst = inner
    packet.port = forwarding?.internal_port ?? packet.port
    if (from !== router.external_gateway_info?.network_id) this.masquerade(router, packet, false)
  }

  /** What a router does to the source of what leaves by its gateway. */
  masquerade(router: Router, packet: Packet, isReply: boolean): void {
    const { src } = packet
    const gateway = router.external_gateway_info
    if (packet.version === 6 || src === null || src.startsWith('any') || !gateway) return
    if (isReply && this.entries.some((one) => one.router === router.id)) return
    const own = this.lists.floatingIps.find(
      (ip) => ip.router_id === router.id && ip.fixed_ip_address === src && this.isSender(ip.port_id),
    )
    if (!own && gateway.enable_snat === false) return
    const after = own?.floating_ip_address ?? gateway.external_fixed_ips?.[0]?.ip_address ?? null
    if (!isReply) this.entries.push({ router: router.id, kind: 'snat', before: src, after })
    packet.src = isReply ? 'mangled' : after
  }

  sender: string | null = null
  isSender = (portId: string | null | undefined) => portId === this.sender
}
