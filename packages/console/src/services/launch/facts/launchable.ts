import { createContext, useContext } from 'react'
import type { Launchable } from './use-launch-facts.ts'

const Context = createContext<Launchable | null>(null)

export const LaunchableProvider = Context.Provider

/** The choices of the wizard's steps. */
export function useLaunchable(): Launchable {
  const launchable = useContext(Context)
  if (!launchable) throw new Error('The steps of the launch wizard stand inside it')
  return launchable
}
