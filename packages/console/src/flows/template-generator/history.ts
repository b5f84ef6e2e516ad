/** What can be undone and redone. */
export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** What the last change was about: the next one of the same kind is part of it, as when typing a word. */
  about: string | null
}

const MAX_STEPS = 200

export const beginning = <T>(present: T): History<T> => ({ past: [], present, future: [], about: null })

export function changed<T>(history: History<T>, next: T, about: string | null = null): History<T> {
  if (Object.is(next, history.present)) return history
  const isMore = about !== null && about === history.about && history.past.length > 0
  const past = isMore ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present: next, future: [], about }
}

export function undone<T>({ past, present, future, ...rest }: History<T>): History<T> {
  const [last] = past.slice(-1)
  if (past.length === 0 || last === undefined) return { past, present, future, ...rest }
  return { past: past.slice(0, -1), present: last, future: [present, ...future], about: null }
}

export function redone<T>({ past, present, future, ...rest }: History<T>): History<T> {
  const [next, ...others] = future
  if (next === undefined) return { past, present, future, ...rest }
  return { past: [...past, present], present: next, future: others, about: null }
}
