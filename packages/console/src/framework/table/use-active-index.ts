import { useEffect, useMemo, useRef } from 'react'

/** Where the row is that Tab stops at; when it is taken out, the one that took its place. -1: there are no rows. */
export function useActiveIndex(ids: readonly string[], activeId: string | null): number {
  const last = useRef(0)
  const index = useMemo(() => {
    const found = activeId === null ? -1 : ids.indexOf(activeId)
    return found >= 0 ? found : Math.min(last.current, ids.length - 1)
  }, [ids, activeId])
  useEffect(() => {
    last.current = Math.max(index, 0)
  }, [index])
  return index
}
