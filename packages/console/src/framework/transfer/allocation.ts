/** The maximum unless given. */
export const DEFAULT_MAX = 1

const isUnlimited = (max: number) => max < 0

export const isFull = (allocated: readonly string[], max: number): boolean =>
  !isUnlimited(max) && allocated.length >= max

/** Appends an item; if only one is allowed, it replaces the current one. */
export function allocate(allocated: readonly string[], id: string, max: number): readonly string[] {
  if (allocated.includes(id)) return allocated
  if (max === 1) return [id]
  return isFull(allocated, max) ? allocated : [...allocated, id]
}

export const release = (allocated: readonly string[], id: string): readonly string[] =>
  allocated.filter((each) => each !== id)

/** Moves an item up or down by one; the order is sent to the service. */
export function move(allocated: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = allocated.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= allocated.length) return allocated
  return allocated.with(from, allocated[to] ?? id).with(to, id)
}
