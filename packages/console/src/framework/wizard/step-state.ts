export type StepState = 'current' | 'done' | 'error' | 'ahead'

export interface Journey {
  current: number
  /** The last step that was ever on screen. */
  furthest: number
  /** By step: whether something is wrong with it. */
  problems: readonly boolean[]
}

/** How a step is marked: done up to the furthest visited, unless something there is wrong. */
export function stepState(index: number, { current, furthest, problems }: Journey): StepState {
  if (index === current) return 'current'
  if (index > furthest) return 'ahead'
  return problems[index] ? 'error' : 'done'
}

/** Steps that want the user's eye: visited, with something wrong, and not in sight (or in sight with no way on). */
export const needingAttention = (journey: Journey): number[] =>
  journey.problems.flatMap((wrong, index) => {
    const isLast = journey.current === journey.problems.length - 1
    return wrong && index <= journey.furthest && (index !== journey.current || isLast) ? [index] : []
  })
