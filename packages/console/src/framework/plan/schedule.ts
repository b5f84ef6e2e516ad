import type { PlanStep, StepProgress } from './plan.ts'

/** Which steps can start, by what they need; every operation takes the same time, however many steps there are. */
export function createSchedule(given: readonly PlanStep[]) {
  const steps: readonly StepProgress[] = given.map((step) => ({
    step,
    state: 'waiting',
    error: undefined,
    startedAt: null,
    endedAt: null,
  }))
  const byId = new Map(steps.map((one) => [one.step.id, one]))
  if (byId.size !== steps.length) throw new Error('Two steps of a plan have the same id')
  const dependents = dependentsOf(given, byId)
  const unmet = new Map(given.map(({ id, needs = [] }) => [id, new Set(needs).size]))
  const ready = { normal: queueOf(), final: queueOf() }
  const offer = (one: StepProgress) => ready[one.step.final ? 'final' : 'normal'].add(one)

  for (const one of steps) if (unmet.get(one.step.id) === 0) offer(one)
  refuseCircles(given, dependents)

  return {
    steps,
    step: (id: string) => byId.get(id),
    dependents: (id: string): readonly string[] => dependents.get(id) ?? [],
    /** The next step that can start, and leaves the queue with it. */
    take: (withFinal: boolean): StepProgress | undefined =>
      ready.normal.take() ?? (withFinal ? ready.final.take() : undefined),
    /** Whether only the gate keeps a step from starting. */
    hasFinal: () => !ready.final.isEmpty(),
    isEmpty: () => ready.normal.isEmpty() && ready.final.isEmpty(),
    putBack: offer,
    /** The step is done or skipped: the steps that need only it can start. */
    release(id: string) {
      for (const dependent of dependents.get(id) ?? []) {
        const left = (unmet.get(dependent) ?? 0) - 1
        unmet.set(dependent, left)
        const one = byId.get(dependent)
        if (left === 0 && one?.state === 'waiting') offer(one)
      }
    },
  }
}

/** A queue of steps; those that are no longer waiting, as skipped ones, are passed over. */
function queueOf() {
  let items: StepProgress[] = []
  let head = 0
  const clean = () => {
    while (head < items.length && items[head]?.state !== 'waiting') head += 1
    if (head === items.length) {
      items = []
      head = 0
    }
  }
  return {
    add: (one: StepProgress) => void items.push(one),
    take() {
      clean()
      const next = items[head]
      if (next) head += 1
      return next
    },
    isEmpty() {
      clean()
      return items.length === 0
    },
  }
}

function dependentsOf(given: readonly PlanStep[], byId: ReadonlyMap<string, unknown>): Map<string, string[]> {
  const dependents = new Map<string, string[]>()
  for (const { id, needs = [] } of given)
    for (const need of new Set(needs)) {
      if (!byId.has(need)) throw new Error(`The step ${id} needs ${need}, which is not in the plan`)
      const known = dependents.get(need)
      if (known) known.push(id)
      else dependents.set(need, [id])
    }
  return dependents
}

function refuseCircles(given: readonly PlanStep[], dependents: ReadonlyMap<string, readonly string[]>): void {
  const left = new Map(given.map(({ id, needs = [] }) => [id, new Set(needs).size]))
  const free = given.filter(({ id }) => left.get(id) === 0).map(({ id }) => id)
  for (const id of free)
    // grows while it is read
    for (const dependent of dependents.get(id) ?? []) {
      const count = (left.get(dependent) ?? 0) - 1
      left.set(dependent, count)
      if (count === 0) free.push(dependent)
    }
  if (free.length < given.length) throw new Error('The steps of a plan need each other in a circle')
}
