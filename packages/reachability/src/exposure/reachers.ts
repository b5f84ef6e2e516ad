import type { Thing } from '../answer/answer.ts'
import { placesOf, type End } from '../ends/end.ts'
import type { Version } from '../model/addresses.ts'
import type { Cloud } from '../model/cloud.ts'
import { classesOf, pairOf, thingsOf, type Class } from './classes.ts'
import { connection, type Connection } from './connections.ts'
import type { Steps } from './in-steps.ts'
import { distinctOpens, distinctThings, openKey, type Open } from './open-rules.ts'
import { everybody } from './probe.ts'

/** Those who can reach an end by the same way, with what is open to them. */
export interface Reacher {
  things: readonly Thing[]
  versions: readonly Version[]
  opens: readonly Open[]
  /** Networks, floating IPs and routers between them. */
  through: readonly Thing[]
  /** What they reach: of a network there may be several. */
  reached: readonly Thing[]
  isCertain: boolean
}

/** Who can reach an end: the internet, and every instance; a step for each two that are compared. */
export function* reaching(cloud: Cloud, end: End): Steps<Reacher[]> {
  const found = new Map<string, Reacher>()
  for (const version of [4, 6] as const) {
    const target = placesOf(cloud, end, version)
    if ('none' in target) continue
    const targets = classesOf(cloud, target.places)
    for (const sources of classesOf(cloud, everybody(cloud, version))) {
      for (const some of targets) {
        const pair = pairOf(cloud, sources, some)
        const one = pair && connection(cloud, ...pair)
        if (one) add(found, reacherOf(cloud, one, sources, some))
        yield
      }
    }
  }
  return [...found.values()]
}

const reacherOf = (cloud: Cloud, one: Connection, sources: Class, targets: Class): Reacher => ({
  things: thingsOf(cloud, sources),
  versions: [one.version],
  opens: distinctOpens(one.opens),
  through: one.through,
  reached: thingsOf(cloud, targets),
  isCertain: one.isCertain,
})

/** The same people by the same ports are one line, whichever of the addresses they use. */
function add(found: Map<string, Reacher>, next: Reacher): void {
  const key = JSON.stringify([next.things.map(({ id, name }) => id ?? name), next.opens.map(openKey), next.isCertain])
  const old = found.get(key)
  found.set(
    key,
    old
      ? {
          ...old,
          versions: [...new Set([...old.versions, ...next.versions])],
          reached: distinctThings([...old.reached, ...next.reached]),
        }
      : next,
  )
}
