/** The keys of drafts in the storage of a tab. */
export const DRAFT_PREFIX = 'meridian.draft.'

/** When this browser's user signed out: other tabs have drafts that this one cannot remove. */
const SIGNED_OUT = 'meridian.signed-out'

export const signedOutAt = (): number => Number(localStorage.getItem(SIGNED_OUT) ?? 0)

/** The user signs out: nothing that was begun before comes back, in any tab. */
export function forgetDrafts(): void {
  try {
    localStorage.setItem(SIGNED_OUT, String(Date.now()))
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX))
    for (const key of keys) sessionStorage.removeItem(key)
  } catch {
    // Storage is forbidden: there is nothing to remove.
  }
}
