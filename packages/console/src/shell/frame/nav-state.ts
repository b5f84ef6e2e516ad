import { useState } from 'react'

const STORAGE_KEY = 'meridian.navigation'

/** Whether the navigation is folded to icons: remembered in this browser. */
export function useNavFolded(): [folded: boolean, setFolded: (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => read() === 'folded')
  return [
    folded,
    (next) => {
      setFolded(next)
      write(next ? 'folded' : 'open')
    },
  ]
}

// Storage can be closed to us; the navigation then starts unfolded each time.
function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function write(value: string) {
  try {
    localStorage.setItem(STORAGE_KEY, value)
  } catch {
    return
  }
}
