import * as z from 'zod'
import { currentActivities, restoreActivities, type Activity } from './activity.ts'

const Reference = z.object({ type: z.string(), id: z.string() })

const Note = z.object({
  type: z.enum(['success', 'info', 'warning', 'danger']),
  message: z.string(),
  detail: z.string().optional(),
  requestId: z.string().nullish(),
})

const Stored = z.object({
  title: z.string().nullable(),
  subject: z.string(),
  state: z.enum(['running', 'done', 'failed', 'stopped', 'unknown']),
  notes: z.array(Note),
  about: Reference.nullable(),
  awaited: z
    .object({ changed: z.array(Reference), failed: z.array(Reference), hadError: z.boolean(), project: z.string() })
    .nullable(),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
})
type StoredActivity = z.infer<typeof Stored>

const Storage = z.object({ user: z.string(), activities: z.array(Stored) })

const KEY = 'meridian.activities'

const toStored = ({ id: _id, percent: _percent, stop: _stop, ...stored }: Activity) => stored

function write(user: string): void {
  try {
    const activities = currentActivities().map(toStored)
    if (activities.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ user, activities }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remember; all else works.
  }
}

/** What this user began in this tab before the page was loaded anew; nothing of another user's. */
function read(user: string): StoredActivity[] {
  try {
    const stored = Storage.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    sessionStorage.removeItem(KEY)
    return stored.user === user ? stored.activities : []
  } catch {
    return [] // storage that is barred, empty or was tampered with remembers nothing
  }
}

/** Keeps the list for this tab from here on, and puts back what was on it; answers the latter, with how to tell of each. */
export function storeActivities(user: string) {
  const restored = restoreActivities(read(user))
  // Not with every change: a large upload tells of its progress many times a second.
  const store = () => write(user)
  const storeIfHidden = () => document.visibilityState === 'hidden' && store()
  addEventListener('pagehide', store)
  document.addEventListener('visibilitychange', storeIfHidden)
  const end = () => {
    removeEventListener('pagehide', store)
    document.removeEventListener('visibilitychange', storeIfHidden)
  }
  return { restored, end }
}
