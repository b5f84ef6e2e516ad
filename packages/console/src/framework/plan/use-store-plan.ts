import { useSession } from '../session/session.ts'
import type { Plan } from './plan.ts'
import { storePlan, type StepTarget } from './stored-plans.ts'

/**
 * Returns a function that stores what is left of a plan about one item until it ends. If the tab is closed before, the
 * dialog of the target's action is opened again, which looks at what is left.
 */
export function useStorePlan() {
  const { id: user, project_id: project } = useSession()
  return ({ title, subject }: { title: string; subject: string }, plan: Plan, target: StepTarget) =>
    storePlan({ user, project, title, subject }, plan, new Map(plan.steps.map(({ step }) => [step.id, target])))
}
