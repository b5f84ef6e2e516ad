import { useEffect, useRef } from 'react'

/** Calls `begin` once, after the first render: in development, React runs each effect twice. */
export function useOnce(begin: () => void): void {
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin()
  })
}
