import * as z from 'zod'

const View = z.object({
  name: z.string().min(1),
  /** The query of the address: filters, sort order and columns. */
  query: z.string(),
})
export type View = z.infer<typeof View>

const storageKey = (owner: string) => `meridian.views.${owner}`

/** The views that the user has saved for a list, by name. */
export function savedViews(owner: string): View[] {
  try {
    return z.array(View).parse(JSON.parse(localStorage.getItem(storageKey(owner)) ?? '[]'))
  } catch {
    // Storage is forbidden or invalid: nothing is saved.
    return []
  }
}

/** Saves a view; one of the same name is replaced. */
export const saveView = (owner: string, view: View): void =>
  write(owner, [...savedViews(owner).filter(({ name }) => name !== view.name), view])

export const deleteView = (owner: string, name: string): void =>
  write(
    owner,
    savedViews(owner).filter((view) => view.name !== name),
  )

function write(owner: string, views: readonly View[]): void {
  try {
    localStorage.setItem(storageKey(owner), JSON.stringify(views))
  } catch {
    // Storage may be forbidden; the link still works.
  }
}

/** Parameters that are no part of a view: a dialog and what belongs to it. */
const NOT_VIEWED = new Set(['modal', 'item', 'open'])

/** The query of a view of what the address shows, with these columns. */
export function viewQuery(search: Readonly<Record<string, unknown>>, columns: readonly string[]): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (!NOT_VIEWED.has(name) && typeof value === 'string') query.set(name, value)
  query.set('columns', columns.join(','))
  return query.toString()
}
