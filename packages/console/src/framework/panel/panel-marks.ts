import { useSyncExternalStore } from 'react'
import { currentScope } from '../../api/trace.ts'

/** How many items of a place need attention. */
export interface Mark {
  /** They have failed. */
  bad: number
  /** They wait for somebody, or will fail soon. */
  warn: number
}

/** What was seen longer ago may no longer be so. */
const FRESH_MS = 120_000

const NONE: ReadonlyMap<string, Mark> = new Map()
let noted: { scope: string | null; marks: ReadonlyMap<string, Mark> } = { scope: null, marks: NONE }
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

/** Notes what a list that is loaded now says of the place at a path; it is forgotten when it may be stale. */
export function noteMark(path: string, mark: Mark): void {
  clearTimeout(timers.get(path))
  timers.set(path, setTimeout(put, FRESH_MS, path, { bad: 0, warn: 0 }))
  const known = marksNow().get(path)
  if (mark.bad !== (known?.bad ?? 0) || mark.warn !== (known?.warn ?? 0)) put(path, mark)
}

function put(path: string, mark: Mark) {
  const marks = new Map(marksNow())
  if (mark.bad + mark.warn > 0) marks.set(path, mark)
  else marks.delete(path)
  noted = { scope: currentScope(), marks }
  for (const listener of listeners) listener()
}

/** Nothing of another project or region. */
const marksNow = () => (noted.scope === currentScope() ? noted.marks : NONE)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** By the path of the place; those without a mark are not in it. */
export const useMarks = (): ReadonlyMap<string, Mark> => useSyncExternalStore(subscribe, marksNow)

export const sumOfMarks = (marks: readonly (Mark | undefined)[]): Mark =>
  marks.reduce<Mark>((sum, mark) => ({ bad: sum.bad + (mark?.bad ?? 0), warn: sum.warn + (mark?.warn ?? 0) }), {
    bad: 0,
    warn: 0,
  })
