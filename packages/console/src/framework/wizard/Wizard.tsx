import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { WaitModal } from '../modals/WaitModal.tsx'
import { useReadySteps } from './use-ready-steps.ts'
import type { WizardDefinition } from './wizard.ts'
import { WizardDialog } from './WizardDialog.tsx'

export interface WizardProps<V extends FieldValues, R> {
  wizard: WizardDefinition<V, R>
  initial: V
  open?: boolean
  /** What is to be seen on every step while it is being sent, as the progress of an upload. */
  underway?: ReactNode
  /** It was sent. */
  onDone: (result: R) => void
  /** It was given up. */
  onClose: () => void
}

/** A wizard of the steps that can be taken here; it begins at the first of them. */
export function Wizard<V extends FieldValues, R>(props: WizardProps<V, R>) {
  const steps = useReadySteps(props.wizard.steps)
  if (!steps) return <WaitModal open={props.open ?? true} onClose={props.onClose} />
  return <WizardDialog key={steps.map(({ id }) => id).join()} {...props} steps={steps} />
}
