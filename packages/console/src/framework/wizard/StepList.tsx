import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import type { ResourceForm } from '../forms/use-resource-form.ts'
import { stepState, type Journey, type StepState } from './step-state.ts'
import { wizardMessages } from './wizard.messages.ts'
import type { WizardStep } from './define-wizard.tsx'

interface StepListProps {
  titles: readonly string[]
  journey: Journey
  onGo: (index: number) => void
  disabled: boolean
}

const LOOKS: Record<StepState, string> = {
  current: 'bg-accent-soft font-semibold text-accent',
  done: 'text-ink hover:bg-hover',
  error: 'text-bad hover:bg-hover',
  ahead: 'text-ink-2 hover:bg-hover',
}

const scrollIntoView = (step: HTMLElement | null) => step?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** All steps with their states; in a narrow window, a row that scrolls. */
export function StepList({ titles, journey, onGo, disabled }: StepListProps) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage(wizardMessages.steps)}>
      <ol className="grid gap-0.5 max-md:flex max-md:overflow-x-auto">
        {titles.map((title, index) => {
          const state = stepState(index, journey)
          return (
            <li key={title} ref={state === 'current' ? scrollIntoView : undefined} className="shrink-0">
              <button
                type="button"
                disabled={disabled}
                aria-current={state === 'current' ? 'step' : undefined}
                onClick={() => onGo(index)}
                className={cx(
                  'flex min-h-8 w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-start -outline-offset-2 disabled:cursor-default',
                  LOOKS[state],
                )}
              >
                <StepMark state={state} number={index + 1} lacks={journey.problems[index] ?? false} />
                <span className="whitespace-nowrap">{title}</span>
                {(state === 'done' || state === 'error') && (
                  <span className="sr-only">{formatMessage(wizardMessages[state])}</span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface StepMarkProps {
  state: StepState
  number: number
  /** Something is missing; the footer lists the step by its name. */
  lacks: boolean
}

function StepMark({ state, number, lacks }: StepMarkProps) {
  if (state === 'done')
    return (
      <span className="grid size-4.5 shrink-0 place-items-center rounded-full bg-ok text-surface">
        <Check aria-hidden className="size-3 stroke-3" />
      </span>
    )
  if (state === 'error') return <CircleAlert aria-hidden className="size-4.5 shrink-0" />
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-4.5 shrink-0 place-items-center rounded-full border text-xs font-semibold tabular-nums',
        lacks ? 'border-warn text-warn' : state === 'current' ? 'border-accent' : 'border-line-strong text-ink-3',
      )}
    >
      {number}
    </span>
  )
}

interface StepBodyProps<V extends FieldValues> {
  step: WizardStep<V>
  form: ResourceForm<V>
  /** Gets focus when the step is shown. */
  heading: RefObject<HTMLHeadingElement | null>
  /** The errors of the step that belong to no field. */
  refusals: readonly string[]
  /** The errors of the whole wizard. */
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
