import * as z from 'zod'

const Recent = z.object({
  key: z.string(),
  /** Of an item: what it was called, its type and address. Pages and actions are known by their key. */
  item: z.object({ label: z.string(), type: z.string(), to: z.string() }).optional(),
})
export type Recent = z.infer<typeof Recent>

const KEPT = 5

/** What another user, or the same in another project, chose is not offered here. */
const storageKey = (owner: string) => `meridian.recent.${owner}`

/** The latest choices first. */
export function recentChoices(owner: string): Recent[] {
  try {
    return z.array(Recent).parse(JSON.parse(localStorage.getItem(storageKey(owner)) ?? '[]'))
  } catch {
    // Closed storage, or what an older version left there: nothing is remembered.
    return []
  }
}

export function rememberChoice(owner: string, choice: Recent): void {
  const others = recentChoices(owner).filter(({ key }) => key !== choice.key)
  try {
    localStorage.setItem(storageKey(owner), JSON.stringify([choice, ...others].slice(0, KEPT)))
  } catch {
    // Storage can be closed to us; then nothing is remembered.
  }
}
