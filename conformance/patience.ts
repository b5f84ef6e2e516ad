import { vi } from 'vitest'

/** A real cloud takes its time, above all on a busy machine; the embedded cloud finishes at once. */
const isReal = Boolean(process.env['OS_AUTH_URL'])

/** Options of a test. */
export const patience = { timeout: isReal ? 900_000 : 240_000 }

/** Repeats a check until it passes: clouds finish their work after they have responded. */
export const eventually = <T>(check: () => Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: patience.timeout / 2, interval: isReal ? 1000 : 20 })
