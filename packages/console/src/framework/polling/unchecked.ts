import { createContext } from 'react'

interface UncheckedItem {
  /** When its state was last known, in ms. */
  since: number
  check: () => void
}

/** Around an item whose polling failed: nobody knows whether it is still in transition. */
export const Unchecked = createContext<UncheckedItem | null>(null)
