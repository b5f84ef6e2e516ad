import type { StepProgress } from './plan.ts'

/** Nobody reads more lines than these. */
const LINES = 12

/** The steps of a plan that are listed: all of a short one; of a long one those that need the user, then what runs. */
export function shownSteps(steps: readonly StepProgress[]): readonly StepProgress[] {
  if (steps.length <= LINES) return steps
  const shown = new Set<StepProgress>()
  for (const wanted of ['failed', 'running', 'waiting', 'done'] as const)
    for (const one of steps) {
      if (shown.size === LINES) return steps.filter((each) => shown.has(each))
      if (one.state === wanted) shown.add(one)
    }
  return steps.filter((each) => shown.has(each))
}
