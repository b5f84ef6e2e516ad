import type { Thing } from '../answer/answer.ts'
import { outsideThing, portThing } from '../answer/things.ts'
import type { Place } from '../ends/end.ts'
import type { Version } from '../model/addresses.ts'
import type { Cloud } from '../model/cloud.ts'
import { both, openTo, type Open } from './open-rules.ts'
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
  place.kind === 'port' ? portThing(cloud, place.port) : outsideThing(null)

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
  const outs = source.kind === 'port' ? openTo(cloud, source.port, 'egress', target.address) : null
  if (target.kind === 'outside') return outs ?? []
  const ins = openTo(cloud, target.port, 'ingress', source.address)
  return outs === null ? withForwarded(cloud, target.port, ins) : both(ins, outs)
}
