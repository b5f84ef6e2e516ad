import { createContext, useContext } from 'react'
import type { TabScope } from '../../api/tab-scope.ts'

export interface ScopeChange {
  /** The server is asked; nothing has changed yet. */
  changing: boolean
  change: (to: TabScope) => void
}

const Change = createContext<ScopeChange | null>(null)

export const ScopeChangeProvider = Change.Provider

/** How this tab comes to work in another project, domain or region. */
export function useChangeScope(): ScopeChange {
  const change = useContext(Change)
  if (!change) throw new Error('Changing scope needs a ScopeChangeProvider above it')
  return change
}
