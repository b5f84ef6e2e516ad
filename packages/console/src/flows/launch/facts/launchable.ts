import { createContext, useContext } from 'react'
import type { Launchable } from './use-launch-facts.ts'

const Context = createContext<Launchable | null>(null)

export const LaunchableProvider = Context.Provider

/** What the steps of the wizard offer. */
export function useLaunchable(): Launchable {
  const launchable = useContext(Context)
  if (!launchable) throw new Error('The steps of the launch wizard stand inside it')
  return launchable
}
