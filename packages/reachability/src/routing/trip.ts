import { addressText } from '../model/format.ts'
import type { Range } from '../model/addresses.ts'
import type { Cloud } from '../model/cloud.ts'
import type { Network, Router } from '../model/lists.ts'
import type { Check, Side } from '../answer/answer.ts'
import { draft, passes, say, stops, type HopDraft } from '../answer/hop.ts'
import { networkThing, routerThing } from '../answer/things.ts'
import type { Goal, Translation } from './goal.ts'
import { deadHosts } from './agents.ts'
import { attachedBlocks } from './neighbour.ts'

/** A packet on its way: what it looks like now, and what it has met. */
export interface Trip {
  cloud: Cloud
  /** Null after a router has replaced it with an address that nobody can see. */
  source: Range | null
  goal: Goal
  hops: HopDraft[]
  translations: Translation[]
  visited: Set<string>
  /** What was translated on the way there, if this is the way back. */
  back: readonly Translation[] | null
  /** The port whose packet it is, to find its floating IP. */
  sender: { portId: string; address: Range } | null
}

/** Adds a check to the hop that the packet is at. */
export function note(trip: Trip, check: Check): void {
  trip.hops.at(-1)?.checks.push(check)
}

export function enterNetwork(trip: Trip, networkId: string, side: Side = 'way'): void {
  const { cloud } = trip
  const network = cloud.networks.get(networkId)
  const facts = cloud
    .blocksOf(networkId)
    .flatMap(({ subnet, range }) =>
      range.version === trip.goal.address.version
        ? [
            say('fact-cidr', { cidr: subnet.cidr ?? '' }),
            subnet.gateway_ip ? say('fact-gateway', { address: subnet.gateway_ip }) : say('fact-no-gateway'),
          ]
        : [],
    )
  trip.hops.push(draft(side, networkThing(cloud, networkId), facts.slice(0, 2), [networkCheck(network)]))
}

function networkCheck(network: Network | undefined): Check {
  if (network?.admin_state_up !== false) return passes('hands-on')
  return stops('network-down', {}, [{ kind: 'admin-up', of: 'network', id: network.id }])
}

const SHOWN_INTERFACES = 3

export function enterRouter(trip: Trip, router: Router): void {
  const names = [...new Set(attachedBlocks(trip.cloud, router).map(({ subnet }) => subnet.network_id))].map(
    (id) => networkThing(trip.cloud, id).name,
  )
  const facts = names.slice(0, SHOWN_INTERFACES).map((network) => say('fact-interface', { network }))
  trip.hops.push(draft('way', routerThing(trip.cloud, router.id), facts, routerChecks(trip.cloud, router)))
}

function routerChecks(cloud: Cloud, router: Router): Check[] {
  if (router.admin_state_up === false) {
    return [stops('router-down', {}, [{ kind: 'admin-up', of: 'router', id: router.id }])]
  }
  if (router.status === 'ERROR') return [stops('router-error')]
  const host = deadHosts(cloud, 'L3 agent', cloud.portsOf(router.id))
  return [host === '' ? passes('hands-on') : stops('router-agent-dead', { host })]
}

export const textOf = (range: Range | null): string => (range === null ? '' : addressText(range))
