import type { PolicyCheck } from '@meridian/contract'
import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react'
import { POLICY_RETRY_MS } from '../loading/timers.ts'

/** [service, rule]. */
type PolicyRule = PolicyCheck['rules'][number]

/** The maximum of POST /api/policies/. */
const CHECKS_PER_CALL = 500

type CheckRequest = (checks: PolicyCheck[]) => Promise<boolean[]>

/** Caches policy results, and sends all checks of a tick in one request. */
export function createPolicyStore(request: CheckRequest, onFailure: (error: unknown) => void) {
  const requested = new Map<string, Promise<boolean>>()
  const known = new Map<string, boolean>()
  const listeners = new Set<() => void>()
  let version = 0
  let waiting: { check: PolicyCheck; settle: (answer: Promise<boolean>) => void }[] = []

  function flush() {
    const all = waiting
    waiting = []
    for (let start = 0; start < all.length; start += CHECKS_PER_CALL) {
      const some = all.slice(start, start + CHECKS_PER_CALL)
      const results = request(some.map(({ check }) => check))
      some.forEach(({ settle }, index) => settle(results.then((allowed) => allowed[index] ?? false)))
      results.catch(onFailure)
    }
  }

  function remember(key: string, allowed: boolean) {
    known.set(key, allowed)
    version += 1
    for (const listener of listeners) listener()
  }

  /** A failed check counts as forbidden until it is retried. */
  function forbidForNow(key: string) {
    remember(key, false)
    setTimeout(() => {
      known.delete(key)
      requested.delete(key)
    }, POLICY_RETRY_MS)
    return false
  }

  function allows(check: PolicyCheck): Promise<boolean> {
    // A check without rules is allowed, and the server would return nothing for it.
    if (check.rules.length === 0) return Promise.resolve(true)
    const key = JSON.stringify(check)
    const result =
      requested.get(key) ??
      new Promise<boolean>((settle) => {
        if (waiting.push({ check, settle }) === 1) queueMicrotask(flush)
      }).then(
        (allowed) => {
          remember(key, allowed)
          return allowed
        },
        () => forbidForNow(key),
      )
    requested.set(key, result)
    return result
  }

  return {
    allows,
    /** The cached result; undefined if unknown, and then it is requested and subscribers are notified. */
    peek(check: PolicyCheck): boolean | undefined {
      const key = JSON.stringify(check)
      if (!requested.has(key)) void allows(check)
      return known.get(key)
    },
    /** Increases with each new result. */
    version: () => version,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type PolicyStore = ReturnType<typeof createPolicyStore>

const Policies = createContext<PolicyStore | null>(null)

export const PolicyStoreProvider = Policies.Provider

export function usePolicyStore(): PolicyStore {
  const store = useContext(Policies)
  if (!store) throw new Error('Policies need a FrameworkProvider above them')
  return store
}

/** A check of all rules against the target (the user's own project unless given). */
export const checkOf = (rules: readonly PolicyRule[], target?: Record<string, unknown>): PolicyCheck => ({
  rules: [...rules],
  ...(target && { target }),
})

/**
 * Returns a function that checks rules; its result is undefined while unknown, and the component re-renders when it is
 * known.
 */
export function usePolicies(): (rules: readonly PolicyRule[], target?: Record<string, unknown>) => boolean | undefined {
  const store = usePolicyStore()
  const version = useSyncExternalStore(store.subscribe, store.version)
  // A new result creates a new function, so that memoized values are computed again.
  return useCallback(
    (rules, target) => (version >= 0 && rules.length === 0 ? true : store.peek(checkOf(rules, target))),
    [store, version],
  )
}

/**
 * Whether all of these results were known once. A failed check counts as forbidden, and becomes unknown when it may be
 * repeated: what the page shows stays nevertheless.
 */
export function useKnownOnce(results: readonly (boolean | undefined)[]): boolean {
  const [wasKnown, setWasKnown] = useState(false)
  const isKnown = wasKnown || results.every((result) => result !== undefined)
  if (isKnown !== wasKnown) setWasKnown(isKnown)
  return isKnown
}
