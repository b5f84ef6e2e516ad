import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod'

const Choice = z.object({
  key: z.string(),
  /** For an item: its label, type and address. Pages and actions are identified by their key. */
  item: z.object({ label: z.string(), type: z.string(), to: z.string() }).optional(),
  /** A place of the whole cloud, which is listed apart from those of a project. */
  cloud: z.literal(true).optional(),
})
export type Choice = z.infer<typeof Choice>
const Choices = z.array(Choice)

/** Each user in each project has their own: what they chose last, and what they pinned to the navigation. */
type ChoiceKind = 'recent' | 'pins'

export const itemKey = ({ type }: { type: string }, { id }: { id: string }): string => `item ${type} ${id}`
export const pageKey = (path: string): string => `page ${path}`

const storageKey = (kind: ChoiceKind, owner: string) => `meridian.${kind}.${owner}`
const listeners = new Set<() => void>()

/** What counts as pinned until the user changes it, by owner. */
const usual = new Map<string, string>()

/** Sets what an owner has who has not chosen yet. */
export function offerPins(owner: string, choices: readonly Choice[]): void {
  const text = JSON.stringify(choices)
  if (usual.get(owner) === text) return
  usual.set(owner, text)
  for (const listener of listeners) listener()
}

function read(kind: ChoiceKind, owner: string): string {
  const otherwise = (kind === 'pins' && usual.get(owner)) || '[]'
  try {
    return localStorage.getItem(storageKey(kind, owner)) ?? otherwise
  } catch {
    // Storage may be forbidden; then nothing is stored.
    return otherwise
  }
}

function parse(text: string): Choice[] {
  try {
    return Choices.parse(JSON.parse(text))
  } catch {
    // Something else has written it.
    return []
  }
}

/** Recent choices are newest first. */
export const choicesOf = (kind: ChoiceKind, owner: string): Choice[] => parse(read(kind, owner))

export function changeChoices(kind: ChoiceKind, owner: string, change: (choices: Choice[]) => Choice[]): void {
  try {
    localStorage.setItem(storageKey(kind, owner), JSON.stringify(change(choicesOf(kind, owner))))
  } catch {
    // Storage may be forbidden; then nothing is stored.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choices of a kind; changes at once in the whole page. */
export function useChoices(kind: ChoiceKind, owner: string): Choice[] {
  const text = useSyncExternalStore(subscribe, () => read(kind, owner))
  return useMemo(() => parse(text), [text])
}

export const withoutChoice = (choices: Choice[], key: string): Choice[] => choices.filter((each) => each.key !== key)

const MAX_RECENT = 8

export const rememberChoice = (owner: string, choice: Choice): void =>
  changeChoices('recent', owner, (before) => [choice, ...withoutChoice(before, choice.key)].slice(0, MAX_RECENT))
