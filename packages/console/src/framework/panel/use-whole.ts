import { useEffect, useLayoutEffect, useRef, useState } from 'react'

interface WholeList {
  /** Not all rows are loaded. */
  isHalf: boolean
  /** Resolves to whether all are. */
  loadRest: () => Promise<boolean>
}

/** Does something with all rows of a list: at once, or as soon as the rest is loaded. Not at all if that fails. */
export function useWhole({ isHalf, loadRest }: WholeList, act: () => void): { start: () => void; waiting: boolean } {
  const [state, setState] = useState<'idle' | 'loading' | 'loaded'>('idle')
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  // Not where the promise resolves: the page does not have the new rows yet.
  const isReady = state === 'loaded' && !isHalf
  useEffect(() => {
    if (!isReady) return
    setState('idle')
    latest.current()
  }, [isReady])
  const start = () => {
    if (!isHalf) return latest.current()
    setState('loading')
    void loadRest().then((isWhole) => setState(isWhole ? 'loaded' : 'idle'))
  }
  return { start, waiting: state !== 'idle' }
}
