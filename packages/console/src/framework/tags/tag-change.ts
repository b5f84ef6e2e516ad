/** What becomes of a tag: on all items or on none; a tag that is not here stays as it is. */
export type TagChange = ReadonlyMap<string, boolean>

/** The tags that one item then has, in their order, with new ones at the end. */
export const changedTags = (tags: readonly string[], change: TagChange): string[] => {
  const kept = tags.filter((tag) => change.get(tag) !== false)
  const added = [...change].flatMap(([tag, on]) => (on && !tags.includes(tag) ? tag : []))
  return [...kept, ...added]
}

/** Whether any item would have other tags. */
export const changesAny = (all: readonly (readonly string[])[], change: TagChange): boolean =>
  all.some((tags) => [...change].some(([tag, on]) => tags.includes(tag) !== on))

/** Each tag of the items and of the change, with the number of items that have it. */
export function countTags(all: readonly (readonly string[])[], change: TagChange): Map<string, number> {
  const counts = new Map<string, number>()
  for (const tag of [...all.flat(), ...change.keys()]) counts.set(tag, 0)
  for (const tags of all) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}
