import type { Part } from './part.ts'

/** How far the wizard is with reading what it cannot do without; where that failed, until it is tried again. */
export function initializationOf(
  parts: readonly Pick<Part, 'loading' | 'retrying' | 'error'>[],
): 'initializing' | 'initialized' | 'failed' {
  if (parts.some(({ error, retrying }) => error !== null && !retrying)) return 'failed'
  return parts.some(({ loading, error }) => loading || error !== null) ? 'initializing' : 'initialized'
}
