import type { PlanStep } from './plan.ts'

interface LaidOutStep {
  step: PlanStep
  /** The position in the plan, from 1. */
  number: number
  /** The steps of a column can run at the same time; each column waits for what it needs of those before it. */
  column: number
  row: number
}

export interface PlanLayout {
  steps: readonly LaidOutStep[]
  /** Each from the step that is needed to the one that waits for it. */
  links: readonly { from: LaidOutStep; to: LaidOutStep }[]
  columns: number
  rows: number
}

/** Puts each step of a plan in the first column in which it can run; `steps` are in the order of the plan. */
export function layOutPlan(steps: readonly PlanStep[]): PlanLayout {
  const placed = new Map<string, LaidOutStep>()
  const heights: number[] = []
  const columnOf = ({ needs = [] }: PlanStep, first: number) =>
    needs.reduce((column, id) => Math.max(column, (placed.get(id)?.column ?? -1) + 1), first)
  const add = (step: PlanStep, first: number) => {
    const column = columnOf(step, first)
    const row = heights[column] ?? 0
    heights[column] = row + 1
    placed.set(step.id, { step, number: steps.indexOf(step) + 1, column, row })
  }
  for (const step of steps) if (!step.final) add(step, 0)
  // Every step that can be undone runs before the first that cannot.
  const firstFinal = heights.length
  for (const step of steps) if (step.final) add(step, firstFinal)
  const all = [...placed.values()]
  return {
    steps: all,
    links: all.flatMap((to) =>
      (to.step.needs ?? []).flatMap((id) => {
        const from = placed.get(id)
        return from ? [{ from, to }] : []
      }),
    ),
    columns: heights.length,
    rows: Math.max(0, ...heights),
  }
}
