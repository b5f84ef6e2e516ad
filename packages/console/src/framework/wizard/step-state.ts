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

/** The steps with a problem: why the wizard cannot be sent yet. */
export const needingAttention = ({ problems }: Pick<Journey, 'problems'>): number[] =>
  problems.flatMap((hasProblem, index) => (hasProblem ? [index] : []))

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
