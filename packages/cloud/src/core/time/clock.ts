export const CLOCK_MODES = ['real', 'instant', 'manual'] as const

/**
 * `real`: jobs take their time. `instant`: jobs run right after the response to the request that scheduled them.
 * `manual`: time stands still until it is advanced.
 */
export type ClockMode = (typeof CLOCK_MODES)[number]

export interface Clock {
  readonly mode: ClockMode
  /** Milliseconds since 1970. */
  now: () => number
  /** Jobs that are due until then may run now. */
  horizon: () => number
  /** Advances a manual clock. */
  moveTo: (time: number) => void
}

export function createClock(mode: ClockMode): Clock {
  let stopped = Date.now()
  const now = mode === 'manual' ? () => stopped : Date.now
  return {
    mode,
    now,
    horizon: mode === 'instant' ? () => Number.MAX_SAFE_INTEGER : now,
    moveTo(time) {
      if (mode !== 'manual') throw new Error(`The clock runs by itself (${mode}); only a manual one can be advanced`)
      stopped = Math.max(stopped, time)
    },
  }
}

/** `2026-11-15T02:04:10Z` */
export const isoSeconds = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`

/** `2026-11-15T02:04:10.000000Z` */
export const isoMicroseconds = (time: number) => `${new Date(time).toISOString().slice(0, 19)}.000000Z`

/** `2026-11-15T02:04:10Z` → `2026-11-15T02:04:10.000000`, as Nova writes what came to it by extensions. */
export const inMicroseconds = (time: string) => time.replace('Z', '.000000')
