import type { PolicyCheck } from '@meridian/contract'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { PolicyRule } from '../resource/item.ts'
import type { PolicyStore } from './policy-store.ts'

const Policies = createContext<PolicyStore | null>(null)

export const PolicyStoreProvider = Policies.Provider

export function usePolicyStore(): PolicyStore {
  const store = useContext(Policies)
  if (!store) throw new Error('Policies need a FrameworkProvider above them')
  return store
}

/** All of the rules, judged against the target (the user's own project where absent). */
export const checkOf = (rules: readonly PolicyRule[], target?: Record<string, unknown>): PolicyCheck => ({
  rules: [...rules],
  ...(target && { target }),
})

/** Answers whether all of the rules allow; undefined while that is asked, and the component is drawn again when known. */
export function usePolicies(): (rules: readonly PolicyRule[], target?: Record<string, unknown>) => boolean | undefined {
  const store = usePolicyStore()
  const version = useSyncExternalStore(store.subscribe, store.version)
  // A new answer makes a new function, so that what is derived from it is derived again.
  return useCallback(
    (rules, target) => (version >= 0 && rules.length === 0 ? true : store.peek(checkOf(rules, target))),
    [store, version],
  )
}
