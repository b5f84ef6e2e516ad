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
  state: z.enum(['running', 'done', 'failed', 'stopped', 'undone', 'unknown']),
  notes: z.array(Note),
  about: Reference.nullable(),
  scope: z.string(),
  awaited: z
    .object({ changed: z.array(Reference), failed: z.array(Reference), hadError: z.boolean(), project: z.string() })
    .nullable(),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
})
type StoredActivity = z.infer<typeof Stored>

const Storage = z.object({ user: z.string(), activities: z.array(Stored) })

const KEY = 'meridian.activities'

const toStored = (activity: Activity) => {
  const { id: _id, percent: _percent, stop: _stop, plan: _plan, page: _page, sent: _sent, ...stored } = activity
  return stored
}

function write(user: string): void {
  try {
    const activities = currentActivities().map(toStored)
    if (activities.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ user, activities }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing is restored; everything else works.
  }
}

/** The activities that this user started in this tab before the reload; none of another user. */
function read(user: string): StoredActivity[] {
  try {
    const stored = Storage.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    sessionStorage.removeItem(KEY)
    return stored.user === user ? stored.activities : []
  } catch {
    return [] // storage that is forbidden, empty or invalid
  }
}

/** Restores the activities of this tab, with a handle for each, and stores the list whenever the page is hidden. */
export function storeActivities(user: string) {
  const restored = restoreActivities(read(user))
  // Not on every change: a large upload reports progress many times a second.
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
