import { useEffect, useMemo, useState } from 'react'
import type { PlanStep } from '../plan/plan.ts'
import { choiceOf, type Outlook, type OutlookRequest, type SeenOutlook } from '../resource/consequences.ts'

export interface OutlookState {
  /** Null while it is being loaded. */
  outlook: Outlook | null
  chosen: ReadonlySet<string>
  toggle(key: string): void
  /** The same with what follows from the choices; undefined while it is being loaded. */
  seen: SeenOutlook | undefined
  /** The plan that follows from the choices. */
  steps: readonly PlanStep[]
  /** What has to be typed; null: nothing. */
  typed: string | null
  text: string
  setText(text: string): void
  /** The items that are not in the plan, because something prevents them that is not included. */
  leftOut: readonly { id: string; name: string }[]
  /** How many items there are, with those. */
  total: number
  /** The consequences are known, something is in the plan, and what has to be typed is. */
  isReady: boolean
}

const NOTHING_CHOSEN: ReadonlySet<string> = new Set()
const NOTHING = { seen: undefined, steps: [], typed: null, leftOut: [] }
const PATIENCE_MS = 15_000
const UNKNOWN: Outlook = { lines: [], first: [], gigabytes: 0, incomplete: true }

/** Loads what the action entails while the dialog is open, and keeps the user's choices. */
export function useOutlook(request: OutlookRequest | undefined, open: boolean): OutlookState {
  const [outlook, setOutlook] = useState<Outlook | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() =>
    request?.chosen ? new Set(request.chosen) : NOTHING_CHOSEN,
  )
  const [text, setText] = useState('')
  useEffect(() => {
    if (!request || !open) return
    let current = true
    const show = (next: Outlook) => current && setOutlook(next)
    // A look-ahead that fails does not keep the user from acting.
    void request.look().then(show, () => show(UNKNOWN))
    // Nor does one that takes too long; what it finds is shown when it arrives.
    const timer = setTimeout(() => current && setOutlook((found) => found ?? UNKNOWN), PATIENCE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [request, open])
  const { seen, steps, typed, leftOut } = useMemo(() => {
    if (!request || !outlook) return NOTHING
    const now = { ...outlook, ...choiceOf(outlook, chosen) }
    return {
      seen: now,
      steps: request.steps(now),
      typed: request.typed(now),
      leftOut: request.items.filter(({ id }) => now.blocked.has(id)),
    }
  }, [request, outlook, chosen])
  const total = request?.items.length ?? 0
  return {
    outlook,
    chosen,
    toggle: (key) => setChosen((before) => (before.has(key) ? without(before, key) : new Set([...before, key]))),
    seen,
    steps,
    typed,
    text,
    setText,
    leftOut,
    total,
    isReady: !request || (outlook !== null && leftOut.length < total && (typed === null || text.trim() === typed)),
  }
}

const without = (keys: ReadonlySet<string>, gone: string): ReadonlySet<string> =>
  new Set([...keys].filter((key) => key !== gone))
