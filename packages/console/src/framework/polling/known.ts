import { useSyncExternalStore } from 'react'

const known = new Map<string, number>()
const listeners = new Set<() => void>()

/** Sets until when the rows of a list are known to be true, in ms: Infinity while the server follows their changes. */
export function setKnown(list: string, until: number) {
  if (known.get(list) === until) return
  known.set(list, until)
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** Until when the rows of a type are known to be true, or with `all` those of all projects; 0 if they are not followed. */
export const useKnown = (type: string, all: boolean): number => {
  const list = all ? `${type}*` : type
  return useSyncExternalStore(subscribe, () => known.get(list) ?? 0)
}
