import { useEffect, useRef } from 'react'
import { holdPageWhile } from '../../api/unsaved.ts'

/** At the end of the session, a page with unsaved input stays, and the user signs in again over it. */
export function useHeldPage(unsaved: () => boolean): void {
  const latest = useRef(unsaved)
  useEffect(() => {
    latest.current = unsaved
  })
  useEffect(() => holdPageWhile(() => latest.current()), [])
}
