import type { ToastNote } from '../../ui/toast/toast.ts'
import type { ItemReference } from '../resource/item.ts'

export type ActivityState = 'running' | ActivityEnd

type ActivityEnd = 'done' | 'failed' | 'stopped' | 'unknown'

/** Work that was begun in this tab, and what became of it. */
export interface Activity {
  id: number
  /** What is done, as 'Delete Images'; null for an upload, whose subject is the file's name. */
  title: string | null
  /** What it is done to. */
  subject: string
  state: ActivityState
  /** 0 to 100; null while there is no telling. */
  percent: number | null
  /** What the user was told of it, the service's words included. */
  notes: readonly ToastNote[]
  /** Where to look at what it was about. */
  about: ItemReference | null
  /** What it waits for, now that all was sent: by this it can be followed again. */
  awaited: Awaited | null
  startedAt: number
  endedAt: number | null
  /** Stops it, where it can be stopped. */
  stop: (() => void) | null
}

/** What came of an action that was sent, and has to come to rest. */
export interface Awaited {
  changed: readonly ItemReference[]
  failed: readonly ItemReference[]
  /** The user was told of something that went wrong. */
  hadError: boolean
  /** Where these are. */
  project: string
}

/** What whoever does the work tells about it. */
export interface ActivityHandle {
  progress(percent: number | null): void
  note(note: ToastNote): void
  /** All was sent; this is what is waited for. */
  awaits(awaited: Awaited): void
  end(state: ActivityEnd, about?: ItemReference | null): void
  /** Nothing was done after all. */
  drop(): void
}

interface ActivityStart {
  title: string | null
  subject: string
  stop?: () => void
  /** Leaving the page would end it, so that leaving is asked about. */
  holdsPage?: boolean
}

/** More than these nobody scrolls back to. */
const MAX_LISTED = 50

let activities: readonly Activity[] = []
let lastId = 0
const holding = new Set<number>()
const listeners = new Set<() => void>()

function set(next: readonly Activity[]) {
  activities = next
  for (const listener of listeners) listener()
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** Asks only while it has to: a page that listens for this is not kept for the back button. */
function hold(id: number) {
  holding.add(id)
  addEventListener('beforeunload', askBeforeLeaving)
}

function release(id: number) {
  if (holding.delete(id) && holding.size === 0) removeEventListener('beforeunload', askBeforeLeaving)
}

/** Puts work on the list of what is going on, until it is told to have ended. It outlives the page that began it. */
export function beginActivity({ title, subject, stop, holdsPage = false }: ActivityStart): ActivityHandle {
  const id = (lastId += 1)
  const fresh: Activity = {
    id,
    title,
    subject,
    state: 'running',
    percent: null,
    notes: [],
    about: null,
    awaited: null,
    startedAt: Date.now(),
    endedAt: null,
    stop: stop ?? null,
  }
  set([fresh, ...activities].filter(({ state }, index) => index < MAX_LISTED || state === 'running'))
  if (holdsPage) hold(id)
  return handleOf(id)
}

function handleOf(id: number): ActivityHandle {
  const change = (part: Partial<Activity>) =>
    set(activities.map((activity) => (activity.id === id ? { ...activity, ...part } : activity)))
  return {
    progress: (percent) => change({ percent }),
    note: (note) => change({ notes: [...(activities.find((one) => one.id === id)?.notes ?? []), note] }),
    awaits: (awaited) => change({ awaited }),
    end(state, about = null) {
      release(id)
      change({ state, about, awaited: null, endedAt: Date.now(), stop: null })
    },
    drop() {
      release(id)
      set(activities.filter((activity) => activity.id !== id))
    },
  }
}

/** The latest first. */
export const currentActivities = (): readonly Activity[] => activities

/** Puts activities on the list again, below those of now; answers each with how to tell of it. */
export function restoreActivities(
  stored: readonly Omit<Activity, 'id' | 'percent' | 'stop'>[],
): [Activity, ActivityHandle][] {
  const restored = stored.map((one): Activity => ({ ...one, id: (lastId += 1), percent: null, stop: null }))
  set([...activities, ...restored])
  return restored.map((one) => [one, handleOf(one.id)])
}

/** Forgets all, as at the end of a session. */
export const forgetActivities = (): void => set([])

/** Forgets what has ended. */
export const forgetEnded = (): void => set(activities.filter(({ state }) => state === 'running'))

export function subscribeToActivities(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
