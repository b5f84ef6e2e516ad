import type { Thing } from '../answer/answer.ts'
import { outsideThing, portThing } from '../answer/things.ts'
import type { Place } from '../ends/end.ts'
import type { Direction } from '../groups/filter.ts'
import { everywhere, isEverywhere, type Version } from '../model/addresses.ts'
import type { Cloud } from '../model/cloud.ts'
import { rangeText } from '../model/format.ts'
import type { Port } from '../model/lists.ts'
import { both, openTo, without, type Open } from './open-rules.ts'
import { probe, withForwarded } from './probe.ts'

/** What can pass from one place to another. */
export interface Connection {
  from: Thing
  to: Thing
  version: Version
  opens: readonly Open[]
  /** Networks, floating IPs and routers between them. */
  through: readonly Thing[]
  isCertain: boolean
}

export const placeThing = (cloud: Cloud, place: Place): Thing =>
  place.kind === 'port'
    ? portThing(cloud, place.port)
    : outsideThing(isEverywhere(place.address) ? null : rangeText(place.address))

/** Everything that gets from one place to another; null if nothing does. */
export function connection(cloud: Cloud, source: Place, target: Place): Connection | null {
  const { version } = target.address
  const [from, to] = [placeThing(cloud, source), placeThing(cloud, target)]
  if (from.kind === to.kind && from.id === to.id) return null
  const opens = opensBetween(cloud, source, target)
  if (opens.length === 0) return null
  const found = probe(cloud, source, target, opens, version).filter(({ result }) => result.verdict !== 'blocked')
  const [first] = found
  if (!first) return null
  return {
    from,
    to,
    version,
    opens: found.map(({ open }) => open),
    through: first.result.path.flatMap(({ side, things }) => (side === 'way' ? things.slice(0, 1) : [])),
    isCertain: found.every(({ result }) => result.verdict === 'reachable'),
  }
}

function opensBetween(cloud: Cloud, source: Place, target: Place): Open[] {
  const outs = source.kind === 'port' ? opensTo(cloud, source.port, 'egress', target) : null
  if (target.kind === 'outside') return outs ?? []
  const ins = opensTo(cloud, target.port, 'ingress', source)
  return outs === null ? withForwarded(cloud, target.port, ins) : both(ins, outs)
}

/** What is open to everybody is not said again for each address outside. */
function opensTo(cloud: Cloud, port: Port, direction: Direction, { kind, address }: Place): Open[] {
  const opens = openTo(cloud, port, direction, address)
  if (kind === 'port' || isEverywhere(address)) return opens
  return without(opens, openTo(cloud, port, direction, everywhere(address.version)))
}
