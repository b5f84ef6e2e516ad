import type { Call } from '../../../core/api.ts'
import type { Background } from '../../../core/service.ts'

/** What the engine works with, in a request or behind it. */
export type Own = Pick<Background, 'db' | 'clock' | 'directory' | 'later' | 'ask'>

export const ownOf = ({ db, clock, directory, later, ask }: Call): Own => ({
  db,
  clock,
  directory,
  later,
  ask: (auth, type, question) => ask(type, question, auth),
})
