import * as z from 'zod'
import { isInterruption } from './interruption.ts'
import { PLAN_PREFIX, storedPlanKeys } from './plan-keys.ts'
import type { Plan, StepProgress } from './plan.ts'

const StepTarget = z.object({
  /** The type and id of the item, and the id of the action on it. */
  type: z.string(),
  id: z.string(),
  action: z.string(),
})

const StoredPlan = z.object({
  key: z.string(),
  user: z.string(),
  project: z.string().nullable(),
  title: z.string(),
  subject: z.string(),
  at: z.number(),
  /** What was not known to be done when it was stored. */
  left: z.array(StepTarget),
})

export type StepTarget = z.infer<typeof StepTarget>
/** What each step acts on, by its id; several steps may act on the same item. */
export type StepTargets = ReadonlyMap<string, StepTarget | readonly StepTarget[]>
export type StoredPlan = z.infer<typeof StoredPlan>
export type PlanOwner = Pick<StoredPlan, 'user' | 'project'>

/** Not at every step: a plan may have thousands. What was done meanwhile is found out when it is continued. */
const WRITE_MS = 1000

let count = 0

/** Stores what is left of a plan until it ends: a tab that is closed in the middle can continue it later. */
export function storePlan(about: Omit<StoredPlan, 'key' | 'at' | 'left'>, plan: Plan, targets: StepTargets): void {
  const at = Date.now()
  const key = `${PLAN_PREFIX}${at}.${(count += 1)}.${Math.random().toString(36).slice(2)}`
  const left = () => distinct(plan.steps.filter(isLeft).flatMap(({ step }) => targets.get(step.id) ?? []))
  const store = () => write({ ...about, key, at, left: left() })
  let timer: ReturnType<typeof setTimeout> | undefined
  const storeLater = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      store()
    }, WRITE_MS)
  }
  store()
  addEventListener('pagehide', store)
  const unsubscribe = plan.subscribe(storeLater)
  const end = Promise.withResolvers<void>()
  // Other tabs see by the lock that this one still runs the plan; the browser releases it with the tab.
  void globalThis.navigator?.locks?.request(key, () => end.promise)
  void plan.run().then(({ stopped, undone }) => {
    clearTimeout(timer)
    unsubscribe()
    removeEventListener('pagehide', store)
    if (stopped || undone || left().length === 0) forgetPlan(key)
    else store()
    end.resolve()
  })
}

const distinct = (targets: readonly StepTarget[]): StepTarget[] => [
  ...new Map(targets.map((target) => [`${target.type} ${target.action} ${target.id}`, target])).values(),
]

const isLeft = ({ state, error }: StepProgress): boolean =>
  state === 'waiting' || state === 'running' || (state === 'failed' && isInterruption(error))

export const forgetPlan = (key: string): void => localStorage.removeItem(key)

/** The plans of this user in this project that no open tab runs. */
export async function interruptedPlans({ user, project }: PlanOwner): Promise<StoredPlan[]> {
  const held = new Set((await globalThis.navigator?.locks?.query())?.held?.map(({ name }) => name))
  return storedPlanKeys().flatMap((key) => {
    const stored = read(key)
    return stored && stored.user === user && stored.project === project && !held.has(key) ? stored : []
  })
}

function read(key: string): StoredPlan | null {
  try {
    return StoredPlan.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

function write(plan: StoredPlan): void {
  try {
    localStorage.setItem(plan.key, JSON.stringify(plan))
  } catch {
    // Without storage the plan still runs; only the next visit does not know of it.
  }
}
