const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long ago something was, in the largest unit that fits. */
export function ageOf(thenMs: number, nowMs: number): { amount: number; unit: 'second' | 'minute' | 'hour' } {
  const seconds = Math.max(0, Math.round((nowMs - thenMs) / 1000))
  if (seconds < MINUTE) return { amount: seconds, unit: 'second' }
  if (seconds < HOUR) return { amount: Math.floor(seconds / MINUTE), unit: 'minute' }
  return { amount: Math.floor(seconds / HOUR), unit: 'hour' }
}
