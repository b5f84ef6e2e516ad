import { useNavigate } from '@tanstack/react-router'
import { isOwnPath } from '../../own-path.ts'

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

interface LaunchContext {
  successUrl?: string
  dismissUrl?: string
}

/** Where a wizard leads when it is done or given up: to the page that its context names, if that is ours, else it only closes. */
export function useReturn({ successUrl, dismissUrl }: LaunchContext, close: () => void) {
  const navigate = useNavigate()
  const lead = (url: string | undefined) => {
    if (url && isOwnPath(url)) void navigate({ to: url })
    else close()
  }
  return { afterSuccess: () => lead(successUrl), afterDismissal: () => lead(dismissUrl) }
}
