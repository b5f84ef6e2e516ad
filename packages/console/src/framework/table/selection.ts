/** Ids of what is selected. */
export type Selection = Readonly<Record<string, true>>

export const isSelected = (selection: Selection, id: string): boolean => selection[id] === true

/** Those of the items that are selected; mostly nothing is, and then there is nothing to look through. */
export const selectedOf = <T extends { id: string }>(items: readonly T[], selection: Selection): readonly T[] =>
  Object.keys(selection).length === 0 ? [] : items.filter(({ id }) => isSelected(selection, id))

/** Selects or deselects these; what else is selected stays so. */
export function select(selection: Selection, ids: readonly string[], on: boolean): Selection {
  const next: Record<string, true> = { ...selection }
  for (const id of ids) {
    if (on) next[id] = true
    else delete next[id]
  }
  return next
}

/** All from one row to another in the order shown, both included; only the last where the first is not shown. */
export function rangeOf(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : shown.indexOf(from)
  const end = shown.indexOf(to)
  return start < 0 || end < 0 ? [to] : shown.slice(Math.min(start, end), Math.max(start, end) + 1)
}
