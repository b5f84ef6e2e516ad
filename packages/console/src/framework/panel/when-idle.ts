/** Items that are worked on between two looks at whether the browser has better things to do. */
const CHUNK = 100
/** Time to leave to the browser, in ms. */
const LEAVE_MS = 4

/** Works through the items while the browser is idle; answers how to stop. */
export function whenIdle<T>(items: readonly T[], work: (some: readonly T[]) => void): () => void {
  // Safari has no idle callbacks: what is not done ahead is done when it is needed.
  if (!('requestIdleCallback' in window)) return () => {}
  let next = 0
  const step = (deadline: IdleDeadline) => {
    for (; next < items.length && deadline.timeRemaining() > LEAVE_MS; next += CHUNK)
      work(items.slice(next, next + CHUNK))
    if (next < items.length) handle = requestIdleCallback(step)
  }
  let handle = requestIdleCallback(step)
  return () => cancelIdleCallback(handle)
}
