import { vi } from 'vitest'

/** A real cloud takes its time, above all where others work on its machine; the embedded one is there at once. */
const isReal = Boolean(process.env['OS_AUTH_URL'])

/** How long a test may take. */
export const patience = { timeout: isReal ? 900_000 : 240_000 }

/** Tries again until a check holds: clouds do their work after they have answered. */
export const eventually = <T>(check: () => Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: patience.timeout / 2, interval: isReal ? 1000 : 20 })
