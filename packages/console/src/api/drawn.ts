/** A page that is not drawn by then is busy with other things, or was covered meanwhile. */
const PATIENCE_MS = 500

/** Kept when what was just told to the page is on screen; at once where nobody looks, since nothing is drawn there. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState !== 'visible') return resolve()
    setTimeout(resolve, PATIENCE_MS)
    // React hears of it by a timer that was set before this one; the frame after that shows what it did.
    setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
