import * as z from 'zod'
import type { Asked } from './question.ts'

const Recent = z.array(
  z.object({
    from: z.string(),
    to: z.string(),
    protocol: z.string(),
    port: z.string(),
    label: z.string(),
    /** Whether the user said that it should stay closed. */
    staysClosed: z.boolean().optional(),
  }),
)
export type RecentQuestion = z.infer<typeof Recent>[number]

const MOST = 8
const storageKey = (owner: string) => `meridian.reachability.${owner}`

/** What the user has asked lately in this project, the last one first. */
export function recentQuestions(owner: string): RecentQuestion[] {
  try {
    return Recent.parse(JSON.parse(localStorage.getItem(storageKey(owner)) ?? '[]'))
  } catch {
    // Storage is forbidden or invalid: nothing was asked.
    return []
  }
}

/** Puts a question first; what was said about it before stays. */
export function rememberQuestion(owner: string, asked: Asked, label: string, staysClosed?: boolean): void {
  const before = recentQuestions(owner)
  const others = before.filter((one) => one.label !== label)
  const said = staysClosed ?? shouldStayClosed(before, label)
  // What should stay closed is kept longer than what was only asked.
  const kept = others.filter((one, index) => index < MOST - 1 || one.staysClosed === true)
  try {
    localStorage.setItem(storageKey(owner), JSON.stringify([{ ...asked, label, staysClosed: said }, ...kept]))
  } catch {
    // Storage may be forbidden; the link still works.
  }
}

export const shouldStayClosed = (questions: readonly RecentQuestion[], label: string): boolean =>
  questions.some((one) => one.label === label && one.staysClosed === true)
