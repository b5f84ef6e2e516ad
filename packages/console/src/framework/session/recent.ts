import * as z from 'zod'

const Recent = z.object({
  key: z.string(),
  /** For an item: its label, type and address. Pages and actions are identified by their key. */
  item: z.object({ label: z.string(), type: z.string(), to: z.string() }).optional(),
})
export type Recent = z.infer<typeof Recent>

const MAX_RECENT = 8

/** Each user in each project has their own choices. */
const storageKey = (owner: string) => `meridian.recent.${owner}`

/** Newest first. */
export function recentChoices(owner: string): Recent[] {
  try {
    return z.array(Recent).parse(JSON.parse(localStorage.getItem(storageKey(owner)) ?? '[]'))
  } catch {
    // Storage is forbidden or invalid: there are no recent choices.
    return []
  }
}

export function rememberChoice(owner: string, choice: Recent): void {
  const others = recentChoices(owner).filter(({ key }) => key !== choice.key)
  try {
    localStorage.setItem(storageKey(owner), JSON.stringify([choice, ...others].slice(0, MAX_RECENT)))
  } catch {
    // Storage may be forbidden; then nothing is stored.
  }
}
