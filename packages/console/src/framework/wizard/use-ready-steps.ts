import type { FieldValues } from 'react-hook-form'
import { usePolicies } from '../policy/policies.ts'
import { useServices } from '../session/services.ts'
import { useSettings } from '../session/settings.ts'
import { readySteps } from './readiness.ts'
import type { WizardStep } from './wizard.ts'

/** The steps that can be taken here; undefined until that is known. */
export function useReadySteps<V extends FieldValues>(
  steps: readonly WizardStep<V>[],
): readonly WizardStep<V>[] | undefined {
  const hasService = useServices()
  const policies = usePolicies()
  const settings = useSettings()
  return readySteps(steps, { hasService, allows: (rules) => policies(rules), settings })
}
