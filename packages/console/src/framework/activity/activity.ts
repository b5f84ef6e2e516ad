import { currentScope, type Trace } from '../../api/trace.ts'
import { holdPageWhile } from '../../api/unsaved.ts'
import type { ToastNote } from '../../ui/toast/toast.ts'
import type { Plan } from '../plan/plan.ts'
import type { ItemReference } from '../resource/item.ts'

export type ActivityState = 'running' | ActivityEnd

type ActivityEnd = 'done' | 'failed' | 'stopped' | 'undone' | 'unknown'

/** An operation that was started in this tab, with its state and result. */
export interface Activity {
  id: number
  /** The label of the action, as 'Delete Images'; null for an upload, whose subject is the file's name. */
  title: string | null
  /** The names of the items. */
  subject: string
  state: ActivityState
  /** 0 to 100; null while unknown. */
  percent: number | null
  /** The messages that the user got, with the error messages of the service. */
  notes: readonly ToastNote[]
  /** The item to link to. */
  about: ItemReference | null
  /** The page of this tab that shows it; null if it has none of its own. */
  page: string | null
  /** The tab's project and region when it began, as `currentScope` returns them. */
  scope: string
  /** The items whose transition it waits for after all requests were sent; a reloaded page resumes from this. */
  awaited: Awaited | null
  startedAt: number
  endedAt: number | null
  /** Stops it; null if it cannot be stopped. */
  stop: (() => void) | null
  /** The steps that it performs, and the control over them; null after its end, unless a step can be retried. */
  plan: Plan | null
  /** Its requests that change something; only in memory, so that no secret in them is stored. */
  sent: Trace
}

/** The result of an action whose items are still in transition. */
export interface Awaited {
  changed: readonly ItemReference[]
  failed: readonly ItemReference[]
  /** The user got an error message. */
  hadError: boolean
  /** The project of the items. */
  project: string
}

/** Reports the progress and the result of an activity. */
export interface ActivityHandle {
  progress(percent: number | null): void
  note(note: ToastNote): void
  /** All requests are sent; the activity now waits for these items. */
  awaits(awaited: Awaited): void
  /** Shows the steps of this plan from now on; the browser asks before a page with an unfinished plan is left. */
  follow(plan: Plan): void
  /** It runs again, as its plan continues after the end. */
  again(): void
  end(state: ActivityEnd, about?: ItemReference | null): void
  /** Removes the activity: nothing was done. */
  drop(): void
}

interface ActivityStart {
  title: string | null
  subject: string
  stop?: () => void
  plan?: Plan | null
  sent?: Trace
  page?: string
  /** Leaving the page would end it, so the browser asks for confirmation first. */
  holdsPage?: boolean
}

/** Nobody scrolls back further. */
const MAX_LISTED = 50

let activities: readonly Activity[] = []
let lastId = 0
const holding = new Set<number>()
const listeners = new Set<() => void>()

function set(next: readonly Activity[]) {
  activities = next
  for (const listener of listeners) listener()
}

// At the end of the session, too, such a page is not left.
holdPageWhile(() => holding.size > 0)

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** Listens only while needed: browsers keep no page with this listener in the back-forward cache. */
function hold(id: number) {
  holding.add(id)
  addEventListener('beforeunload', askBeforeLeaving)
}

function release(id: number) {
  if (holding.delete(id) && holding.size === 0) removeEventListener('beforeunload', askBeforeLeaving)
}

/** Lists an activity until its handle ends it. It outlives the component that started it. */
export function beginActivity(start: ActivityStart): ActivityHandle {
  const { title, subject, stop, plan = null, sent = [], page = null, holdsPage = false } = start
  const id = (lastId += 1)
  const fresh: Activity = {
    id,
    title,
    subject,
    state: 'running',
    percent: null,
    notes: [],
    about: null,
    page,
    scope: currentScope(),
    awaited: null,
    startedAt: Date.now(),
    endedAt: null,
    stop: stop ?? null,
    plan,
    sent,
  }
  set([fresh, ...activities].filter(({ state }, index) => index < MAX_LISTED || state === 'running'))
  if (holdsPage) hold(id)
  return handleOf(id)
}

function handleOf(id: number): ActivityHandle {
  const current = () => activities.find((one) => one.id === id)
  const change = (part: Partial<Activity>) =>
    set(activities.map((activity) => (activity.id === id ? { ...activity, ...part } : activity)))
  return {
    progress: (percent) => change({ percent }),
    note: (note) => change({ notes: [...(current()?.notes ?? []), note] }),
    awaits(awaited) {
      // From now on the services work alone, and nothing is lost by leaving.
      release(id)
      change({ awaited })
    },
    follow(plan) {
      hold(id)
      change({ plan })
    },
    again() {
      hold(id)
      change({ state: 'running', percent: null, notes: [], about: null, endedAt: null })
    },
    end(state, about = null) {
      release(id)
      const plan = current()?.plan ?? null
      const isLeft = plan !== null && plan.view().counts.failed > 0
      change({ state, about, awaited: null, endedAt: Date.now(), stop: null, plan: isLeft ? plan : null })
    },
    drop() {
      release(id)
      set(activities.filter((activity) => activity.id !== id))
    },
  }
}

/** Newest first. */
export const currentActivities = (): readonly Activity[] => activities

/** Restores stored activities below the current ones, and returns a handle for each. */
export function restoreActivities(
  stored: readonly Omit<Activity, 'id' | 'percent' | 'stop' | 'plan' | 'page' | 'sent'>[],
): [Activity, ActivityHandle][] {
  const lost = { percent: null, stop: null, plan: null, page: null, sent: [] }
  const restored = stored.map((one): Activity => ({ ...one, ...lost, id: (lastId += 1) }))
  set([...activities, ...restored])
  return restored.map((one) => [one, handleOf(one.id)])
}

/** Whether leaving the page or signing out would end a plan that is not finished. */
export const hasUnfinishedPlan = (): boolean =>
  activities.some(({ state, plan }) => state === 'running' && plan !== null && plan.view().phase !== 'ended')

/** Stops and removes all, as on sign-out. */
export function forgetActivities(): void {
  for (const { id, plan } of activities) {
    plan?.stop()
    release(id)
  }
  set([])
}

/** Removes an ended one that the user needs no more. */
export const forgetActivity = (id: number): void => set(activities.filter((activity) => activity.id !== id))

/** Removes the ended ones. */
export const forgetEnded = (): void => set(activities.filter(({ state }) => state === 'running'))

export function subscribeToActivities(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
