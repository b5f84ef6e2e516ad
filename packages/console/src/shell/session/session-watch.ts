/** A page that has asked for nothing this long may have lost its session meanwhile: it looks before it asks. */
const IDLE_MS = 5 * 60_000

interface WatchOptions {
  /** When the session ends at the latest, in milliseconds; null where it is over. Never rejects. */
  look: () => Promise<number | null>
  endsAt: number
  now?: () => number
}

/**
 * Notices that a session has ended while its page was open, before a call fails of it: calls wait until somebody has
 * signed in again, and then go on as if nothing had been.
 */
export function createSessionWatch({ look, endsAt, now = Date.now }: WatchOptions) {
  let ends = endsAt
  let askedAt = now()
  let over = false
  let looking: Promise<void> | null = null
  let goOn = () => {}
  const listeners = new Set<() => void>()

  const setOver = (next: boolean) => {
    over = next
    for (const listener of listeners) listener()
  }

  const lookNow = async () => {
    const found = await look()
    if (found === null) {
      const signedIn = new Promise<void>((resolve) => (goOn = resolve))
      setOver(true)
      await signedIn
    } else ends = found
    askedAt = now()
    looking = null
  }

  return {
    /** A promise where calls must wait: it is kept when there is a session. */
    ready(): Promise<void> | undefined {
      if (!looking && now() - askedAt < IDLE_MS && now() < ends) {
        askedAt = now()
        return undefined
      }
      return (looking ??= lookNow())
    },
    isOver: () => over,
    /** Somebody has signed in again. */
    async resume() {
      ends = (await look()) ?? ends
      setOver(false)
      goOn()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
