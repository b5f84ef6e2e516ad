import { useEffect, useState } from 'react'

/** The value as it was this long ago, once it has rested that long: for work that is not worth doing with each key. */
export function useDelayed<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, delay, value)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}

/** Does something when the page has nothing else to do; answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}

/** A row in transition is asked for after this long, then twice this, then three times … */
export const ROW_POLL_MS = 2500

/** … but never more seldom than twice a minute. */
export const ROW_POLL_CAP_MS = 30_000

/** Rows asked for at once: polling must leave room in the request queue for what the user does. */
export const ROW_POLLS_AT_ONCE = 3

/** Between two looks at rows goes by at least this: many rows are asked for one after another, not in a burst. */
export const ROW_POLL_GAP_MS = 50

/** Free text filters this long after the last key. */
export const SEARCH_DELAY_MS = 300

/** A policy check that failed is asked anew after this long, not with each draw. */
export const POLICY_RETRY_MS = 30_000

/** Items that one batch action works on at a time: quick, without flooding the service. */
export const BATCH_AT_ONCE = 5

/** A list of members filters this long after the last key. */
export const MEMBER_FILTER_DELAY_MS = 200
