import * as z from 'zod'
import { isInterruption } from './interruption.ts'
import { PLAN_PREFIX, storedPlanKeys } from './plan-keys.ts'
import type { Plan, StepProgress } from './plan.ts'

const StepTarget = z.object({
  /** The type and id of the item, and the id of the action on it. */
  type: z.string(),
  id: z.string(),
  action: z.string(),
  /** What the dialog or page of the action needs to continue in the middle; never a secret. */
  details: z.unknown().optional(),
  /** The item with which it is deleted. */
  with: z.string().optional(),
})

/** Nobody reads more. */
const LABELS = 12

/** Steps for the user: how many, and the labels of the first. */
const StepsToTell = z.object({ count: z.int().nonnegative(), labels: z.array(z.string()).max(LABELS) })

/** The last moment that a Date has. */
const LAST_MOMENT = 8.64e15

const Contents = z.object({
  user: z.string(),
  project: z.string().nullable(),
  title: z.string(),
  subject: z.string(),
  at: z.int().min(0).max(LAST_MOMENT),
  /** Whether a step had started; before, it waited for the time to undo, and nothing was done. */
  begun: z.boolean(),
  done: StepsToTell,
  /** What was not known to be done when it was stored. */
  open: StepsToTell,
  left: z.array(StepTarget).min(1),
})

export type StepsToTell = z.infer<typeof StepsToTell>
export type StepTarget = z.infer<typeof StepTarget>
/** What each step acts on, by its id; several steps may act on the same item. */
export type StepTargets = ReadonlyMap<string, StepTarget | readonly StepTarget[]>
/** With the key of its entry in the storage. */
export type StoredPlan = z.infer<typeof Contents> & { key: string }
export type PlanOwner = Pick<StoredPlan, 'user' | 'project'>

/** Not at every step: a plan may have thousands. What was done meanwhile is found out when it is continued. */
const WRITE_MS = 1000

let count = 0

/** Stores what is left of a plan that runs, until it ends: a tab that is closed in the middle can continue it later. */
export function storePlan(
  about: Pick<StoredPlan, 'user' | 'project' | 'title' | 'subject'>,
  plan: Plan,
  targets: StepTargets,
): void {
  const at = Date.now()
  const key = `${PLAN_PREFIX}${at}.${(count += 1)}.${Math.random().toString(36).slice(2)}`
  const store = () => {
    const open = plan.steps.filter(isLeft)
    const left = distinct(open.flatMap(({ step }) => targets.get(step.id) ?? []))
    isBegun = plan.view().begun
    const done = plan.steps.filter(({ state }) => state === 'done')
    // All may be done while the plan has not ended yet: then there is nothing to continue.
    if (left.length === 0) forgetPlan(key)
    else write({ ...about, key, at, begun: isBegun, done: toTell(done), open: toTell(open), left })
  }
  let isBegun = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const storeLater = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      store()
    }, WRITE_MS)
  }
  let end: PromiseWithResolvers<void> | null = null
  const begin = () => {
    if (end) return
    end = Promise.withResolvers()
    const { promise } = end
    // Other tabs see by the lock that this one still runs the plan; the browser releases it with the tab.
    void globalThis.navigator?.locks?.request(key, () => promise)
    store()
    addEventListener('pagehide', store)
  }
  const finish = () => {
    clearTimeout(timer)
    timer = undefined
    removeEventListener('pagehide', store)
    // The user saw how it ended, and may have stopped it; only what found no session or no server is still open.
    if (plan.steps.some(isInterrupted) && !plan.view().stopped && !plan.view().undone) store()
    else forgetPlan(key)
    end?.resolve()
    end = null
  }
  begin()
  // A plan that has ended continues when a step is retried.
  plan.subscribe(() => {
    if (plan.view().phase === 'ended') return finish()
    begin()
    // A page that is killed gets no `pagehide`: it must not say later that nothing was done.
    if (plan.view().begun && !isBegun) store()
    else storeLater()
  })
}

const distinct = (targets: readonly StepTarget[]): StepTarget[] => [
  ...new Map(targets.map((target) => [`${target.type} ${target.action} ${target.id}`, target])).values(),
]

const toTell = (steps: readonly StepProgress[]): StepsToTell => ({
  count: steps.length,
  labels: steps.slice(0, LABELS).map(({ step }) => step.label),
})

const isInterrupted = ({ state, error }: StepProgress): boolean => state === 'failed' && isInterruption(error)

const isLeft = (one: StepProgress): boolean => one.state === 'waiting' || one.state === 'running' || isInterrupted(one)

export const forgetPlan = (key: string): void => localStorage.removeItem(key)

/** The plans of this user in this project that no open tab runs. */
export async function interruptedPlans(owner: PlanOwner): Promise<StoredPlan[]> {
  return (await abandonedKeys()).flatMap((key) => {
    const { data } = Contents.safeParse(read(key))
    return data && isOf(owner, data) ? { ...data, key } : []
  })
}

/** The keys of plans that this version cannot read; those that clearly belong to others are left to them. */
export async function unreadablePlans(owner: PlanOwner): Promise<string[]> {
  return (await abandonedKeys()).filter((key) => {
    const stored = read(key)
    const { data: of } = Owner.safeParse(stored)
    return !Contents.safeParse(stored).success && (!of || isOf(owner, of))
  })
}

const Owner = Contents.pick({ user: true, project: true })

const isOf = ({ user, project }: PlanOwner, stored: PlanOwner) => stored.user === user && stored.project === project

/** Of the plans that no open tab runs. */
async function abandonedKeys(): Promise<string[]> {
  const held = new Set((await globalThis.navigator?.locks?.query())?.held?.map(({ name }) => name))
  return storedPlanKeys().filter((key) => !held.has(key))
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write({ key, ...contents }: StoredPlan): void {
  try {
    localStorage.setItem(key, JSON.stringify(contents))
  } catch {
    // Without storage the plan still runs; only the next visit does not know of it.
  }
}
