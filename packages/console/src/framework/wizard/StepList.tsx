import { Check, CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { cx } from '../../ui/class-names.ts'
import { stepState, type Journey, type StepState } from './step-state.ts'
import { wizardMessages } from './wizard.messages.ts'

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

const comeIntoSight = (step: HTMLElement | null) => step?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** All steps with how they stand; on a narrow window a row that scrolls. */
export function StepList({ titles, journey, onGo, disabled }: StepListProps) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage(wizardMessages.steps)}>
      <ol className="grid gap-0.5 max-md:flex max-md:overflow-x-auto">
        {titles.map((title, index) => {
          const state = stepState(index, journey)
          return (
            <li key={title} ref={state === 'current' ? comeIntoSight : undefined} className="shrink-0">
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
                <StepMark state={state} number={index + 1} />
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

function StepMark({ state, number }: { state: StepState; number: number }) {
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
        state === 'current' ? 'border-accent' : 'border-line-strong text-ink-3',
      )}
    >
      {number}
    </span>
  )
}
