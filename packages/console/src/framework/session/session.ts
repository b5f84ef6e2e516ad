import type { UserSession } from '@meridian/contract'
import { createContext, useContext } from 'react'

const Session = createContext<UserSession | null>(null)

export const SessionProvider = Session.Provider

/** Who is signed in, and where. */
export function useSession(): UserSession {
  const session = useContext(Session)
  if (!session) throw new Error('Only pages of a signed-in user have a session')
  return session
}
