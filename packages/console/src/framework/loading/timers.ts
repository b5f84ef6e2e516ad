import { useEffect, useState } from 'react'

/** The value after it has not changed for this long: for work that is too expensive for every key. */
export function useDelayed<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, delay, value)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}

/** A page on a busy machine may never be idle. */
const IDLE_TIMEOUT_MS = 1000

/** Runs a function when the browser is idle, or after a second; returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}

/** A row in transition is polled after this long, then twice this, then three times … */
export const ROW_POLL_MS = 2500

/** … but at least twice a minute. */
export const ROW_POLL_CAP_MS = 30_000

/** Rows polled at the same time: polling must leave room in the request queue for the user's actions. */
export const ROW_POLLS_AT_ONCE = 3

/** The minimum time between two polls: many rows are polled one after another, not in a burst. */
export const ROW_POLL_GAP_MS = 50

/** Free text filters the list this long after the last key. */
export const SEARCH_DELAY_MS = 300

/** A failed policy check is retried after this long, not on every render. */
export const POLICY_RETRY_MS = 30_000

/** Items that a batch action works on at the same time: quick, without flooding the service. */
export const BATCH_AT_ONCE = 5

/** A list of members is filtered this long after the last key. */
export const MEMBER_FILTER_DELAY_MS = 200
