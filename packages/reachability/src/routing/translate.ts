import { isSame, rangeOf, type Range } from '../model/addresses.ts'
import type { Cloud } from '../model/cloud.ts'
import type { Router } from '../model/lists.ts'
import { assumed, draft, passes, say, stops } from '../answer/hop.ts'
import { floatingThing } from '../answer/things.ts'
import type { HeldGoal } from './goal.ts'
import { note, textOf, type Trip } from './trip.ts'

/** The address that a router gives to packets of a port that leave it; null if it leaves them as they are. */
function outerAddress(cloud: Cloud, router: Router, trip: Trip): { address: Range | null } | null {
  const { source, sender } = trip
  if (source?.version !== 4) return null
  const floating = sender && isSame(sender.address, source) ? floatingAt(cloud, router, sender) : null
  if (floating) return { address: floating }
  const gateway = router.external_gateway_info
  if (!gateway || gateway.enable_snat === false) return null
  const own = (gateway.external_fixed_ips ?? []).flatMap((ip) => rangeOf(ip.ip_address) ?? [])
  return { address: own.find((range) => range.version === 4) ?? null }
}

function floatingAt(cloud: Cloud, router: Router, sender: { portId: string; address: Range }): Range | null {
  const ip = cloud.floatingOf(sender.portId).find((one) => {
    const fixed = rangeOf(one.fixed_ip_address)
    const isHere = one.port_id === sender.portId && one.router_id === router.id
    return isHere && fixed !== null && isSame(fixed, sender.address)
  })
  return rangeOf(ip?.floating_ip_address)
}

/** Replaces the source of a packet that leaves by a router's gateway. Replies of others' connections are lost there. */
export function translateSource(trip: Trip, router: Router): void {
  const outer = outerAddress(trip.cloud, router, trip)
  if (outer === null || trip.source === null) return
  if (trip.back) {
    const isKnown = trip.back.some((one) => one.routerId === router.id)
    if (!isKnown) note(trip, stops('reply-elsewhere'))
    return
  }
  trip.translations.push({ ...at(router), kind: 'source', before: trip.source, after: outer.address })
  trip.hops.at(-1)?.facts.push(say('fact-source-becomes', { address: textOf(outer.address) }))
  trip.source = outer.address
}

/** Puts the address inside into a packet for an address that a router holds. */
export function translateTarget(trip: Trip, router: Router, goal: HeldGoal, isFromInside: boolean): void {
  const { floatingIp, inner } = goal
  trip.goal = inner
  if (floatingIp === null) return
  const facts = [say('fact-points-to', { address: textOf(inner.address) })]
  const ip = draft('way', floatingThing(floatingIp), facts, [passes('translates', { address: textOf(inner.address) })])
  trip.hops.splice(-1, 0, ip)
  trip.translations.push({ ...at(router), kind: 'target', before: goal.address, after: inner.address })
  if (!isFromInside) return
  const outer = outerAddress(trip.cloud, router, trip)
  if (outer === null || trip.source === null) return
  trip.translations.push({ ...at(router), kind: 'source', before: trip.source, after: outer.address })
  trip.source = outer.address
  note(trip, assumed('hairpin', { address: textOf(outer.address) }))
}

const at = (router: Router) => ({ routerId: router.id, networkId: router.external_gateway_info?.network_id ?? '' })
