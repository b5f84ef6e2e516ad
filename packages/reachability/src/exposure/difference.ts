import type { Thing } from '../answer/answer.ts'
import type { Place } from '../ends/end.ts'
import { indexCloud, type Cloud } from '../model/cloud.ts'
import type { Lists, Rule } from '../model/lists.ts'
import { classesOf, pairOf, thingsOf, type Class } from './classes.ts'
import { connection } from './connections.ts'
import type { Steps } from './in-steps.ts'
import { distinctOpens, distinctThings, openKey, without, type Open } from './open-rules.ts'
import { everybody } from './probe.ts'

/** Connections that a change opens or closes: from each of these to each of those, by the same ports. */
export interface Changed {
  from: readonly Thing[]
  to: readonly Thing[]
  opens: readonly Open[]
}

export interface Difference {
  opened: readonly Changed[]
  closed: readonly Changed[]
}

/** Which connections open and close if a group has these rules instead; a step for each two that are compared. */
export function* differing(lists: Lists, groupId: string, rules: readonly Rule[]): Steps<Difference> {
  const withRules = (change: (old: readonly Rule[]) => readonly Rule[]) =>
    indexCloud({
      ...lists,
      groups: lists.groups.map((group) =>
        group.id === groupId ? { ...group, security_group_rules: change(group.security_group_rules ?? []) } : group,
      ),
    })
  const [before, after] = [withRules((old) => old), withRules(() => rules)]
  // What the old or the new rules tell apart.
  const all = withRules((old) => [...old, ...rules])
  const [opened, closed] = [new Map<string, Changed>(), new Map<string, Changed>()]
  for (const version of [4, 6] as const) {
    const classes = classesOf(all, everybody(all, version))
    for (const [sources, targets] of pairsIn(classes, groupId)) {
      const pair = pairOf(all, sources, targets)
      if (pair) {
        const [old, next] = [opensOf(before, pair), opensOf(after, pair)]
        add(opened, all, sources, targets, without(next, old))
        add(closed, all, sources, targets, without(old, next))
      }
      yield
    }
  }
  return { opened: [...opened.values()], closed: [...closed.values()] }
}

const opensOf = (cloud: Cloud, [source, target]: [Place, Place]): readonly Open[] =>
  connection(cloud, source, target)?.opens ?? []

/** A group's rules concern what comes to its ports, and what leaves them. */
function pairsIn(classes: readonly Class[], groupId: string): [Class, Class][] {
  const isIn = ([place]: Class) => place.kind === 'port' && (place.port.security_groups ?? []).includes(groupId)
  return classes.flatMap((one) =>
    classes.flatMap((other): [Class, Class][] => (isIn(one) || isIn(other) ? [[one, other]] : [])),
  )
}

function add(found: Map<string, Changed>, cloud: Cloud, sources: Class, targets: Class, opens: readonly Open[]): void {
  if (opens.length === 0) return
  const [from, to] = [thingsOf(cloud, sources), thingsOf(cloud, targets)]
  const key = JSON.stringify([from.map(({ id, name }) => id ?? name), opens.map(openKey)])
  const old = found.get(key)
  found.set(key, { from, to: distinctThings([...(old?.to ?? []), ...to]), opens: distinctOpens(opens) })
}
