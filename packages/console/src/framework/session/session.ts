import type { UserSession } from '@meridian/contract'
import { createContext, useContext } from 'react'
import type { TabScope } from '../../api/tab-scope.ts'

const Session = createContext<UserSession | null>(null)

export const SessionProvider = Session.Provider

/** The session of the signed-in user. */
export function useSession(): UserSession {
  const session = useContext(Session)
  if (!session) throw new Error('Only pages of a signed-in user have a session')
  return session
}

/** Whose things this browser stores: the user in the project or domain; null before the sign-in. */
export function useOwner(): string | null {
  const session = useContext(Session)
  return session && `${session.id}.${session.project_id ?? session.domain_id}`
}

export interface ScopeChange {
  /** The request is pending; nothing has changed yet. */
  changing: boolean
  change: (to: TabScope) => void
}

const Change = createContext<ScopeChange | null>(null)

export const ScopeChangeProvider = Change.Provider

/** Changes the project, domain or region of this tab. */
export function useChangeScope(): ScopeChange {
  const change = useContext(Change)
  if (!change) throw new Error('Changing scope needs a ScopeChangeProvider above it')
  return change
}
