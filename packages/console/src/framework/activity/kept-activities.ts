import * as z from 'zod'
import { currentActivities, putBack, type Activity } from './activity.ts'

const Reference = z.object({ type: z.string(), id: z.string() })

const Note = z.object({
  type: z.enum(['success', 'info', 'warning', 'danger']),
  message: z.string(),
  detail: z.string().optional(),
  requestId: z.string().nullish(),
})

const Kept = z.object({
  title: z.string().nullable(),
  subject: z.string(),
  state: z.enum(['running', 'done', 'failed', 'stopped', 'unknown']),
  notes: z.array(Note),
  about: Reference.nullable(),
  awaited: z
    .object({ changed: z.array(Reference), failed: z.array(Reference), badNews: z.boolean(), project: z.string() })
    .nullable(),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
})
type KeptActivity = z.infer<typeof Kept>

const Storage = z.object({ user: z.string(), activities: z.array(Kept) })

const KEY = 'meridian.activities'

const keptOf = ({ id: _id, percent: _percent, stop: _stop, ...kept }: Activity) => kept

function write(user: string): void {
  try {
    const activities = currentActivities().map(keptOf)
    if (activities.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ user, activities }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remember; all else works.
  }
}

/** What this user began in this tab before the page was loaded anew; nothing of another user's. */
function read(user: string): KeptActivity[] {
  try {
    const kept = Storage.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    sessionStorage.removeItem(KEY)
    return kept.user === user ? kept.activities : []
  } catch {
    return [] // storage that is barred, empty or was tampered with remembers nothing
  }
}

/** Keeps the list for this tab from here on, and puts back what was on it; answers the latter, with how to tell of each. */
export function keepActivities(user: string) {
  const before = putBack(read(user))
  // Not with every change: a large upload tells of its progress many times a second.
  const keep = () => write(user)
  const keepIfHidden = () => document.visibilityState === 'hidden' && keep()
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', keepIfHidden)
  const end = () => {
    removeEventListener('pagehide', keep)
    document.removeEventListener('visibilitychange', keepIfHidden)
  }
  return { before, end }
}
