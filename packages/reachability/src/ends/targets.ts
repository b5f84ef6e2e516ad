import { isSame, rangeOf } from '../model/addresses.ts'
import type { Cloud } from '../model/cloud.ts'
import type { FloatingIp, PortForwarding } from '../model/lists.ts'
import type { Check } from '../answer/answer.ts'
import { stops, unseen } from '../answer/hop.ts'
import { protocolNumber, type Span, type Traffic } from '../groups/traffic.ts'
import type { Goal, HeldGoal } from '../routing/goal.ts'
import type { Place } from './end.ts'

/** One address that a question may be answered by. */
export interface Target {
  goal: Goal
  /** What arrives at the other end: a port forwarding changes the port. */
  traffic: Traffic
  checks: readonly Check[]
  /** The port that is asked for outside, if it is another one. */
  outerPort: number | null
}

/** The targets of a place: from outside, a port is reached by what leads to it. */
export function targetsOf(cloud: Cloud, place: Place, traffic: Traffic, isFromOutside: boolean): Target[] {
  const direct: Target = { goal: place, traffic, checks: place.checks, outerPort: null }
  if (place.kind === 'outside' || !isFromOutside || place.address.version === 6) return [direct]
  const floating = cloud.floatingOf(place.port.id)
  const held = floating
    .filter((ip) => ip.port_id === place.port.id && isFixed(ip.fixed_ip_address, place))
    .flatMap((ip) => atAddress(cloud, ip, traffic))
  const forwarded = floating.flatMap((ip) =>
    (ip.port_forwardings ?? []).flatMap((forwarding) => forwardedTo(ip, forwarding, place, traffic)),
  )
  const led = [...held, ...forwarded]
  return led.length > 0 ? led.map((target) => ({ ...target, checks: [...place.checks, ...target.checks] })) : [direct]
}

const isFixed = (text: string | null | undefined, { address }: Place) => {
  const fixed = rangeOf(text)
  return fixed !== null && isSame(fixed, address)
}

function forwardedTo(ip: FloatingIp, forwarding: Partial<PortForwarding>, place: Place, traffic: Traffic): Target[] {
  const [outer, inner] = [outerSpan(forwarding), innerSpan(forwarding)]
  const { span } = traffic
  const isThis = place.kind === 'port' && forwarding.internal_port_id === place.port.id
  if (!isThis || !outer || !inner || !span || !isProtocol(forwarding, traffic)) return []
  if (!isFixed(forwarding.internal_ip_address, place) || span.first < inner.first || inner.last < span.last) return []
  const goal = heldGoal(ip, place)
  if (!goal) return []
  const outerPort = outer.first + span.first - inner.first
  return [{ goal, traffic, checks: floatingChecks(ip), outerPort: outerPort === span.first ? null : outerPort }]
}

/** The protocols and ports of a port that port forwardings lead to. */
export const forwardedSpans = (cloud: Cloud, portId: string): { protocol: number | null; span: Span }[] =>
  cloud.floatingOf(portId).flatMap((ip) =>
    (ip.port_forwardings ?? []).flatMap((one) => {
      const span = one.internal_port_id === portId ? innerSpan(one) : null
      return span ? [{ protocol: protocolNumber(one.protocol, 4), span }] : []
    }),
  )

const isProtocol = (forwarding: Partial<PortForwarding>, { version, protocol }: Traffic) =>
  protocol !== null && protocolNumber(forwarding.protocol, version) === protocol

const outerSpan = (one: Partial<PortForwarding>) => spanOf(one.external_port_range, one.external_port)
const innerSpan = (one: Partial<PortForwarding>) => spanOf(one.internal_port_range, one.internal_port)

function spanOf(range: string | null | undefined, port: number | null | undefined): Span | null {
  if (typeof port === 'number') return { first: port, last: port }
  const [first, last = first] = (range ?? '').split(':').map(Number)
  return first && last ? { first, last } : null
}

function heldGoal(ip: FloatingIp, place: Place): HeldGoal | null {
  const address = rangeOf(ip.floating_ip_address)
  if (!address || place.kind !== 'port' || !ip.router_id) return null
  const inner = { kind: 'port' as const, port: place.port, address: place.address }
  return { kind: 'held', address, networkId: ip.floating_network_id, routerId: ip.router_id, floatingIp: ip, inner }
}

const floatingChecks = (ip: FloatingIp): Check[] =>
  !ip.status || ip.status === 'ACTIVE' ? [] : [unseen('floating-not-active', { status: ip.status })]

/** A floating IP as a target: the port that it is associated with, or the one that a port forwarding names. */
export function atAddress(cloud: Cloud, ip: FloatingIp, traffic: Traffic): Target[] {
  const fixed = rangeOf(ip.fixed_ip_address)
  const port = cloud.ports.get(ip.port_id ?? '')
  if (ip.port_id && fixed) {
    const goal = port && heldGoal(ip, { kind: 'port', port, address: fixed, checks: [] })
    return goal ? [{ goal, traffic, checks: floatingChecks(ip), outerPort: null }] : []
  }
  return (ip.port_forwardings ?? []).flatMap((forwarding) => throughForwarding(cloud, ip, forwarding, traffic))
}

function throughForwarding(
  cloud: Cloud,
  ip: FloatingIp,
  forwarding: Partial<PortForwarding>,
  traffic: Traffic,
): Target[] {
  const [outer, inner, address] = [
    outerSpan(forwarding),
    innerSpan(forwarding),
    rangeOf(forwarding.internal_ip_address),
  ]
  const port = cloud.ports.get(forwarding.internal_port_id ?? '')
  const { span } = traffic
  if (!outer || !inner || !address || !port || !span || !isProtocol(forwarding, traffic)) return []
  if (span.first < outer.first || outer.last < span.last) return []
  const goal = heldGoal(ip, { kind: 'port', port, address, checks: [] })
  const moved = { first: span.first - outer.first + inner.first, last: span.last - outer.first + inner.first }
  return goal ? [{ goal, traffic: { ...traffic, span: moved }, checks: floatingChecks(ip), outerPort: null }] : []
}

/** Why a floating IP leads nowhere. */
export function nowhere(cloud: Cloud, ip: FloatingIp): Check {
  if ((ip.port_forwardings ?? []).length > 0) return stops('forwarding-missing')
  if (!ip.port_id) return stops('floating-unused', {}, [{ kind: 'associate', floatingIpId: ip.id }])
  if (!ip.router_id) return stops('floating-no-router')
  return cloud.ports.has(ip.port_id) ? stops('floating-unused') : unseen('unread', { list: 'ports' })
}
