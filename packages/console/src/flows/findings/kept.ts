import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod'
import type { Thresholds } from './judge.ts'
import type { Finding, RuleId } from './rule.ts'

const Dismissal = z.object({
  /** The id of the finding. */
  id: z.string(),
  /** A day as yyyy-mm-dd, from which on it is shown again. */
  until: z.string(),
  because: z.string(),
})
export type Dismissal = z.infer<typeof Dismissal>

const Kept = z.object({
  thresholds: z.record(z.string(), z.number()).catch({}),
  dismissed: z.array(Dismissal).catch([]),
})

/** What a user has chosen about the findings of a project: in this browser only. */
export interface KeptChoices {
  thresholds: Thresholds
  dismissed: readonly Dismissal[]
}

const NOTHING: KeptChoices = { thresholds: {}, dismissed: [] }
const storageKey = (owner: string) => `meridian.findings.${owner}`
const listeners = new Set<() => void>()

function read(owner: string): string {
  try {
    return localStorage.getItem(storageKey(owner)) ?? ''
  } catch {
    // Storage may be forbidden; then nothing is kept.
    return ''
  }
}

function parse(text: string): KeptChoices {
  try {
    return Kept.parse(JSON.parse(text))
  } catch {
    // Nothing was stored, or something else has written it.
    return NOTHING
  }
}

function change(owner: string, next: (kept: KeptChoices) => KeptChoices): void {
  try {
    localStorage.setItem(storageKey(owner), JSON.stringify(next(parse(read(owner)))))
  } catch {
    // Storage may be forbidden; then nothing is kept.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useKept(owner: string): KeptChoices {
  const text = useSyncExternalStore(subscribe, () => read(owner))
  return useMemo(() => parse(text), [text])
}

export const dismiss = (owner: string, ids: readonly string[], until: string, because: string): void =>
  change(owner, (kept) => ({
    ...kept,
    dismissed: [...without(kept.dismissed, ids), ...ids.map((id) => ({ id, until, because }))],
  }))

export const showAgain = (owner: string, id: string): void =>
  change(owner, (kept) => ({ ...kept, dismissed: without(kept.dismissed, [id]) }))

/** Null: as the rule has it. */
export const setThreshold = (owner: string, rule: RuleId, value: number | null): void =>
  change(owner, (kept) => {
    const { [rule]: _old, ...others } = kept.thresholds
    return { ...kept, thresholds: value === null ? others : { ...others, [rule]: value } }
  })

const without = (dismissed: readonly Dismissal[], ids: readonly string[]) =>
  dismissed.filter(({ id }) => !ids.includes(id))

/** The findings that are shown, and those that the user has dismissed until a later day. */
export function dividedBy(findings: readonly Finding[], { dismissed }: KeptChoices, now: number) {
  const today = new Date(now).toISOString().slice(0, 10)
  const until = new Map(dismissed.filter((one) => one.until > today).map((one) => [one.id, one]))
  return {
    open: findings.filter(({ id }) => !until.has(id)),
    dismissed: findings.flatMap((finding) => {
      const dismissal = until.get(finding.id)
      return dismissal ? [{ finding, dismissal }] : []
    }),
  }
}
