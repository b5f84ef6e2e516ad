import { useState } from 'react'
import * as z from 'zod'

const STORAGE_KEY = 'meridian.navigation.folds'

/** The headings of the navigation under which nothing is shown; stored in this browser. */
export function useFolds(): { isFolded: (heading: string) => boolean; toggle: (heading: string) => void } {
  const [folds, setFolds] = useState(read)
  return {
    isFolded: (heading) => folds.includes(heading),
    toggle: (heading) => {
      const next = toggled(folds, heading)
      setFolds(next)
      write(next)
    },
  }
}

export const toggled = (folds: readonly string[], heading: string): string[] =>
  folds.includes(heading) ? folds.filter((each) => each !== heading) : [...folds, heading]

/** What is stored, or nothing if it is invalid or storage is forbidden. */
export function read(): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return []
  }
}

function write(folds: readonly string[]) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(folds))
  } catch {
    // Storage may be forbidden; then all headings are unfolded next time.
  }
}
