import { useCallback, useState } from 'react'
import type { ColumnArrangement, ColumnChoice } from './column-layout.ts'

export type Density = 'comfortable' | 'compact'

export interface Preferences extends ColumnArrangement {
  density: Density
  columns: ColumnChoice
}

const DEFAULTS: Preferences = { density: 'comfortable', columns: {}, order: [], widths: {} }

function read(key: string): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Preferences>) } // only `write` writes this key
  } catch {
    // Blocked or invalid storage must not break the table.
    return DEFAULTS
  }
}

function write(key: string, preferences: Preferences) {
  try {
    localStorage.setItem(key, JSON.stringify(preferences))
  } catch {
    // The choice then applies to this page only.
  }
}

/** The user's preferences for the table of this type, stored in the browser. */
export function usePreferences(type: string): [Preferences, (change: Partial<Preferences>) => void] {
  const key = `meridian.table.${type}`
  const [preferences, setPreferences] = useState(() => read(key))
  const change = useCallback(
    (part: Partial<Preferences>) =>
      setPreferences((before) => {
        const after = { ...before, ...part }
        write(key, after)
        return after
      }),
    [key],
  )
  return [preferences, change]
}
