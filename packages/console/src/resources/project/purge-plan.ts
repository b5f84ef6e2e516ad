import { deletionOrder, type ContentItem } from '@meridian/contract'
import type { PlanStep, StepProgress } from '../../framework/plan/plan.ts'

/** What the steps call. */
export interface PurgeCalls {
  /** Resolves to whether the item is gone already. */
  remove(item: ContentItem): Promise<boolean>
  /** Resolves after a while. */
  wait(): Promise<void>
  removeProject: (() => Promise<unknown>) | null
}

/** How often an item is asked for before it counts as not deleted: ten minutes at two seconds each. */
const ATTEMPTS = 300

/** The service's own term, as 'floating ip'. */
export const contentLabel = ({ kind, name }: ContentItem): string => `${kind.replaceAll('_', ' ')} ${name}`

/** The steps that empty a project, and the last one that deletes it. */
export function purgeSteps(
  contents: readonly ContentItem[],
  calls: PurgeCalls,
  texts: { project: string; timeout: string },
): PlanStep[] {
  const steps: PlanStep[] = deletionOrder(contents).map(({ item, key, needs }) => ({
    id: key,
    label: contentLabel(item),
    needs,
    final: true,
    run: async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (await calls.remove(item)) return
        await calls.wait()
      }
      throw new Error(texts.timeout)
    },
  }))
  const { removeProject } = calls
  if (!removeProject) return steps
  const whole = {
    id: 'project',
    label: texts.project,
    needs: steps.map(({ id }) => id),
    final: true,
    run: removeProject,
  }
  return [...steps, whole]
}

/** The labels of the steps that are not done. */
export const stayedOf = (steps: readonly StepProgress[]): string[] =>
  steps.filter(({ state }) => state !== 'done').map(({ step }) => step.label)
