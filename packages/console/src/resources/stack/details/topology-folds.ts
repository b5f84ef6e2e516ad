import { isFailed, ownName, type Fold, type TopologyNode } from './topology-model.ts'

/** Fewer are no crowd. */
const MIN_ALIKE = 3
const MAX_ROUNDS = 20

/** Heat names the members of an autoscaling group by such a word. */
const RANDOM_WORD = /^[a-z2-7]{12}$/

/** The name without the part in which the members of a group differ. */
const patternOf = (name: string) =>
  name
    .split('/')
    .map((part) => (RANDOM_WORD.test(part) ? '#' : part.replaceAll(/\d+/g, '#')))
    .join('/')

/**
 * Groups of numbered resources of the same type that need, and are needed by, alike resources: `server_1` to
 * `server_9` with their ports. One that has failed stays by itself.
 */
export function foldsOf(nodes: readonly TopologyNode[]): Fold[] {
  const numbered = (texts: readonly string[]) => {
    const known = new Map<string, number>()
    return texts.map((text) => {
      const number = known.get(text) ?? known.size
      known.set(text, number)
      return number
    })
  }
  const indexes = new Map(nodes.map(({ name }, index) => [name, index]))
  const above: number[][] = nodes.map(() => [])
  const below = nodes.map(({ required_by: by }, index) =>
    by.flatMap((name) => {
      const other = indexes.get(name)
      if (other === undefined) return []
      above[other]?.push(index)
      return [other]
    }),
  )
  const keys = nodes.map((node) => `${node.info_box.type} ${patternOf(node.name)}`)
  let kinds = numbered(nodes.map((node, index) => `${keys[index]} ${isFailed(node)}`))
  // Each round distinguishes more of them, by their neighbours.
  for (let round = 0, count = 0; round < MAX_ROUNDS && count < new Set(kinds).size; round += 1) {
    const before = kinds
    count = new Set(before).size
    const around = (others: readonly number[] = []) =>
      others.map((other) => before[other] ?? 0).toSorted((a, b) => a - b)
    kinds = numbered(before.map((kind, index) => `${kind}<${around(above[index])}>${around(below[index])}`))
  }
  const groups = Map.groupBy(nodes.keys(), (index) => kinds[index])
  return [...groups.values()].flatMap((group) => {
    const members = group.flatMap((index) => nodes[index] ?? [])
    const [first] = members
    if (!first || members.length < MIN_ALIKE) return []
    return [{ key: `${keys[group[0] ?? 0]} ${isFailed(first)}`, id: first.name, label: labelOf(first.name), members }]
  })
}

/** `server_1` is called server, and `group/0` is one of all in the group. */
function labelOf(name: string): string {
  const bare = patternOf(ownName(name)).replaceAll(/[-_.]*#/g, '')
  return bare || `${ownName(name.replace(/\/[^/]*$/, ''))}/*`
}
