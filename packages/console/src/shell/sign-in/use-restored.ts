import { useEffect, useRef } from 'react'

/** Calls back when the browser brings this page back from its history as it was left: at work. */
export function useRestored(callback: () => void) {
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && latest.current()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])
}
