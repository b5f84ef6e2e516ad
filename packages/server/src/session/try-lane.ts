/**
 * How fast passwords may be guessed, in one respect: `most` wrong tries at once, then one every `seconds`. Tries that are
 * under way are counted like wrong ones, so any number of simultaneous guesses is one count.
 */
export interface Lane {
  name: string
  most: number
  seconds: number
  /** Limits only what this process does at the same time, and is not shared with other replicas. */
  local?: true
}

/** Wrong tries that are older no longer count. */
export const windowMs = ({ most, seconds }: Lane): number => most * seconds * 1000

/**
 * Milliseconds until a lane has room for one more try; 0 if it has, Infinity if only the end of another try makes room.
 * `wrong` are the times of wrong tries, the oldest first.
 */
export function waitMs(lane: Lane, wrong: readonly number[], underWay: number, now: number): number {
  if (underWay >= lane.most) return Infinity
  const pace = lane.seconds * 1000
  let [debt, at] = [0, 0]
  for (const time of wrong) {
    debt = Math.max(0, debt - (time - at)) + pace
    at = time
  }
  // The clock of another replica may be ahead.
  const left = Math.max(0, debt - Math.max(0, now - at))
  return Math.max(0, left + (underWay + 1) * pace - lane.most * pace)
}
