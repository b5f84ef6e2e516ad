import type { FieldValues } from 'react-hook-form'
import { WaitModal } from '../modals/WaitModal.tsx'
import { usePolicies } from '../policy/policy-store.ts'
import type { PolicyRule } from '../resource/item.ts'
import { useServices } from '../session/services.ts'
import { useSettings, settingAt, type Settings } from '../session/settings.ts'
import { WizardDialog } from './WizardDialog.tsx'
import type { WizardProps, WizardStep, StepNeeds } from './define-wizard.tsx'

/** A wizard with the steps that are available here; it starts at the first. */
export function Wizard<V extends FieldValues, R>(props: WizardProps<V, R>) {
  const steps = useReadySteps(props.wizard.steps)
  if (!steps) return <WaitModal open={props.open ?? true} onClose={props.onClose} />
  return <WizardDialog key={steps.map(({ id }) => id).join()} {...props} steps={steps} />
}

/** The available steps; undefined until known. */
function useReadySteps<V extends FieldValues>(steps: readonly WizardStep<V>[]): readonly WizardStep<V>[] | undefined {
  const hasService = useServices()
  const policies = usePolicies()
  const settings = useSettings()
  return readySteps(steps, { hasService, allows: (rules) => policies(rules), settings })
}

/** Each function returns undefined while the result is unknown. */
export interface StepContext {
  hasService: (type: string) => boolean | undefined
  allows: (rules: readonly PolicyRule[]) => boolean | undefined
  settings: Settings | undefined
}

/** Whether the requirements of a step are met. */
function isReady({ services = [], policy = [], setting }: StepNeeds, context: StepContext): boolean | undefined {
  const results = [
    ...services.map(context.hasService),
    policy.length === 0 || context.allows(policy),
    !setting || (context.settings && settingAt<unknown>(context.settings, setting, true) !== false),
  ]
  if (results.includes(false)) return false
  return results.includes(undefined) ? undefined : true
}

/** The available steps; undefined until known for all. */
export function readySteps<T extends { needs?: StepNeeds }>(
  steps: readonly T[],
  around: StepContext,
): readonly T[] | undefined {
  const ready = steps.map(({ needs = {} }) => isReady(needs, around))
  return ready.includes(undefined) ? undefined : steps.filter((_, index) => ready[index])
}
