import { useNavigate } from '@tanstack/react-router'
import { isOwnPath } from '../../own-path.ts'

export type StepState = 'current' | 'done' | 'error' | 'ahead'

export interface Journey {
  current: number
  /** The furthest step that was visited. */
  furthest: number
  /** By step: whether it has a problem. */
  problems: readonly boolean[]
}

/** The mark of a step: done up to the furthest visited, unless it has a problem. */
export function stepState(index: number, { current, furthest, problems }: Journey): StepState {
  if (index === current) return 'current'
  if (index > furthest) return 'ahead'
  return problems[index] ? 'error' : 'done'
}

/** Visited steps with a problem, except the current one (unless it is the last). */
export const needingAttention = (journey: Journey): number[] =>
  journey.problems.flatMap((hasProblem, index) => {
    const isLast = journey.current === journey.problems.length - 1
    return hasProblem && index <= journey.furthest && (index !== journey.current || isLast) ? [index] : []
  })

interface LaunchContext {
  successUrl?: string
  dismissUrl?: string
}

/**
 * Where a wizard leads when it is finished or cancelled: to the page in its context if that is on this site; otherwise
 * it only closes.
 */
export function useReturn({ successUrl, dismissUrl }: LaunchContext, close: () => void) {
  const navigate = useNavigate()
  const lead = (url: string | undefined) => {
    if (url && isOwnPath(url)) void navigate({ to: url })
    else close()
  }
  return { afterSuccess: () => lead(successUrl), afterDismissal: () => lead(dismissUrl) }
}
