import * as z from 'zod'
import type { Asked } from './question.ts'

const Recent = z.array(
  z.object({ from: z.string(), to: z.string(), protocol: z.string(), port: z.string(), label: z.string() }),
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

export function rememberQuestion(owner: string, asked: Asked, label: string): void {
  const others = recentQuestions(owner).filter((one) => one.label !== label)
  try {
    localStorage.setItem(storageKey(owner), JSON.stringify([{ ...asked, label }, ...others].slice(0, MOST)))
  } catch {
    // Storage may be forbidden; the link still works.
  }
}
