import { attempt } from '../answer/attempt.ts'
import type { Thing } from '../answer/answer.ts'
import { outsideThing, portThing } from '../answer/things.ts'
import { placesOf, type End, type Place } from '../ends/end.ts'
import { targetsOf } from '../ends/targets.ts'
import { everywhere, type Version } from '../model/addresses.ts'
import { addressesOf, isRouterPort, type Cloud } from '../model/cloud.ts'
import { openTo, trafficThrough, type Open } from './open-rules.ts'

/** Somebody who can reach an end, with what is open to them. */
export interface Reacher {
  thing: Thing
  version: Version
  opens: readonly Open[]
  /** Networks and routers between them. */
  through: readonly Thing[]
  isCertain: boolean
}

/** Who can reach an end: the internet, and every instance. */
export function reachers(cloud: Cloud, end: End): Reacher[] {
  return ([4, 6] as const).flatMap((version) => {
    const target = placesOf(cloud, end, version)
    if ('none' in target) return []
    const sources = [{ kind: 'outside' as const, address: everywhere(version), checks: [] }, ...guests(cloud, version)]
    return sources.flatMap((source) => target.places.flatMap((place) => reacher(cloud, source, place, version) ?? []))
  })
}

const guests = (cloud: Cloud, version: Version): Place[] =>
  cloud.lists.ports.flatMap((port) =>
    isRouterPort(port) || !(port.device_owner ?? '').startsWith('compute:')
      ? []
      : addressesOf(port)
          .filter((address) => address.version === version)
          .map((address) => ({ kind: 'port' as const, port, address, checks: [] })),
  )

function reacher(cloud: Cloud, source: Place, place: Place, version: Version): Reacher | null {
  if (place.kind !== 'port' || (source.kind === 'port' && source.port.device_id === place.port.device_id)) return null
  const opens = openTo(cloud, place.port, source.address)
  const found = opens.flatMap((open) => {
    const traffic = trafficThrough(open, version)
    const [target] = targetsOf(cloud, place, traffic, source.kind === 'outside')
    const result = target ? attempt(cloud, source, target, traffic) : null
    return result && result.verdict !== 'blocked' ? [{ open, result }] : []
  })
  const [first] = found
  if (!first) return null
  return {
    thing: source.kind === 'port' ? portThing(cloud, source.port) : outsideThing(null),
    version,
    opens: found.map(({ open }) => open),
    through: first.result.path.flatMap(({ side, things }) => (side === 'way' ? things.slice(0, 1) : [])),
    isCertain: found.every(({ result }) => result.verdict === 'reachable'),
  }
}
