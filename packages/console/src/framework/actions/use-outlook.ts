import { useEffect, useMemo, useState } from 'react'
import type { PlanStep } from '../plan/plan.ts'
import type { Outlook, OutlookRequest } from './consequences.ts'

export interface OutlookState {
  /** Null while it is being loaded. */
  outlook: Outlook | null
  chosen: ReadonlySet<string>
  toggle(key: string): void
  /** The plan that follows from the choices. */
  steps: readonly PlanStep[]
  /** What has to be typed; null: nothing. */
  typed: string | null
  text: string
  setText(text: string): void
  /** The consequences are known, and what has to be typed is. */
  isReady: boolean
}

const NOTHING_CHOSEN: ReadonlySet<string> = new Set()
const UNKNOWN: Outlook = { lines: [], first: [], gigabytes: 0, incomplete: true }

/** Loads what the action entails while the dialog is open, and keeps the user's choices. */
export function useOutlook(request: OutlookRequest | undefined, open: boolean): OutlookState {
  const [outlook, setOutlook] = useState<Outlook | null>(null)
  const [chosen, setChosen] = useState(NOTHING_CHOSEN)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!request || !open) return
    let current = true
    const show = (next: Outlook) => current && setOutlook(next)
    // A look-ahead that fails does not keep the user from acting.
    void request.look().then(show, () => show(UNKNOWN))
    return () => void (current = false)
  }, [request, open])
  const steps = useMemo(() => (request && outlook ? request.choose(outlook, chosen) : []), [request, outlook, chosen])
  const typed = useMemo(() => (request && outlook ? request.typed(outlook, chosen) : null), [request, outlook, chosen])
  return {
    outlook,
    chosen,
    toggle: (key) => setChosen((before) => (before.has(key) ? without(before, key) : new Set([...before, key]))),
    steps,
    typed,
    text,
    setText,
    isReady: !request || (outlook !== null && (typed === null || text.trim() === typed)),
  }
}

const without = (keys: ReadonlySet<string>, gone: string): ReadonlySet<string> =>
  new Set([...keys].filter((key) => key !== gone))
