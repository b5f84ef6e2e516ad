import type { ReactNode, RefObject } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { ResourceForm } from '../forms/use-resource-form.ts'
import type { WizardStep } from './wizard.ts'

interface StepBodyProps<V extends FieldValues> {
  step: WizardStep<V>
  form: ResourceForm<V>
  /** Takes the focus when the step is turned to. */
  heading: RefObject<HTMLHeadingElement | null>
  /** What is wrong with the step as a whole. */
  refusals: readonly string[]
  /** What is wrong with the wizard as a whole. */
  children: ReactNode
}

export function StepBody<V extends FieldValues>({ step, form, heading, refusals, children }: StepBodyProps<V>) {
  const { formatMessage } = useIntl()
  const Body = step.body
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {formatMessage(step.title)}
        </h3>
        {step.description && <p className="text-ink-2">{formatMessage(step.description)}</p>}
      </div>
      {children}
      {refusals.map((words) => (
        <p key={words} role="alert" className="rounded-md bg-bad-soft px-3 py-2">
          {words}
        </p>
      ))}
      <Body key={step.id} form={form} />
    </div>
  )
}
