import type { UserSession } from '@meridian/contract'
import { createContext, useContext } from 'react'
import type { TabScope } from '../../api/tab-scope.ts'

const Session = createContext<UserSession | null>(null)

export const SessionProvider = Session.Provider

/** Who is signed in, and where. */
export function useSession(): UserSession {
  const session = useContext(Session)
  if (!session) throw new Error('Only pages of a signed-in user have a session')
  return session
}

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
