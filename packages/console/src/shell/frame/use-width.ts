import { useSyncExternalStore } from 'react'

/** The forms of the navigation: a bar at the thumb, icons, and icons with names. */
type Width = 'phone' | 'medium' | 'wide'

const isAtLeast = (rem: number) => matchMedia(`(min-width: ${rem}rem)`)

const read = (): Width => (isAtLeast(64).matches ? 'wide' : isAtLeast(48).matches ? 'medium' : 'phone')

function subscribe(listener: () => void) {
  const queries = [isAtLeast(48), isAtLeast(64)]
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

/** The class of the window's width. */
export const useWidth = (): Width => useSyncExternalStore(subscribe, read)
