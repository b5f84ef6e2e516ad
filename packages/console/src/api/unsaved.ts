/** What would be lost with the page: input that was neither sent nor discarded, and changes on their way. */
const held = new Set<() => boolean>()

/** The page is not left for the sign-in page while the function returns true; call the returned one to end that. */
export function holdPageWhile(isUnsaved: () => boolean): () => void {
  // Its own function: two may hold the page for the same reason.
  const hold = () => isUnsaved()
  held.add(hold)
  return () => void held.delete(hold)
}

export const isPageHeld = (): boolean => [...held].some((isUnsaved) => isUnsaved())
