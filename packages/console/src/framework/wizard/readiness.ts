import type { PolicyRule } from '../resource/item.ts'
import { settingAt, type Settings } from '../session/settings.ts'
import type { StepNeeds } from './wizard.ts'

/** Each answers undefined while that is not known yet. */
export interface Surroundings {
  hasService: (type: string) => boolean | undefined
  allows: (rules: readonly PolicyRule[]) => boolean | undefined
  settings: Settings | undefined
}

/** Whether there is what a step needs. */
function isReady({ services = [], policy = [], setting }: StepNeeds, around: Surroundings): boolean | undefined {
  const answers = [
    ...services.map(around.hasService),
    policy.length === 0 || around.allows(policy),
    !setting || (around.settings && settingAt<unknown>(around.settings, setting, true) !== false),
  ]
  if (answers.includes(false)) return false
  return answers.includes(undefined) ? undefined : true
}

/** The steps that can be taken here; undefined until that is known of all. */
export function readySteps<T extends { needs?: StepNeeds }>(
  steps: readonly T[],
  around: Surroundings,
): readonly T[] | undefined {
  const answers = steps.map(({ needs = {} }) => isReady(needs, around))
  return answers.includes(undefined) ? undefined : steps.filter((_, index) => answers[index])
}
