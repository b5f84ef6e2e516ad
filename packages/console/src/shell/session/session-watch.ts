/** After this time without a request, the session may have ended: it is checked before the next request. */
const IDLE_MS = 5 * 60_000

interface WatchOptions {
  /** When the session ends at the latest, in ms; null if it has ended. Never rejects. */
  fetchExpiry: () => Promise<number | null>
  endsAt: number
  now?: () => number
}

/**
 * Notices that the session has ended, after a pause before a request fails: requests wait until the user has signed in
 * again, and then continue.
 */
export function createSessionWatch({ fetchExpiry, endsAt, now = Date.now }: WatchOptions) {
  let ends = endsAt
  let lastRequestAt = now()
  let over = false
  let checking: Promise<void> | null = null
  let resumeRequests = () => {}
  const listeners = new Set<() => void>()

  const setOver = (next: boolean) => {
    over = next
    for (const listener of listeners) listener()
  }

  const checkNow = async () => {
    const found = await fetchExpiry()
    if (found === null) {
      const signedIn = new Promise<void>((resolve) => (resumeRequests = resolve))
      setOver(true)
      await signedIn
    } else ends = found
    lastRequestAt = now()
    checking = null
  }

  return {
    /** A promise if requests must wait; it resolves when there is a session. */
    ready(): Promise<void> | undefined {
      if (!checking && now() - lastRequestAt < IDLE_MS && now() < ends) {
        lastRequestAt = now()
        return undefined
      }
      return (checking ??= checkNow())
    },
    /** A request was refused for want of a session: resolves when there is one. */
    renew: (): Promise<void> => (checking ??= checkNow()),
    isOver: () => over,
    /** The user has signed in again. */
    async resume() {
      ends = (await fetchExpiry()) ?? ends
      setOver(false)
      resumeRequests()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
