import { Check, Circle, RotateCcw, SkipForward, TriangleAlert, Undo2 } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { Spinner } from '../../ui/progress.tsx'
import { describeError } from '../text/error-text.ts'
import { planMessages as messages, planPhrases as phrases } from './plan.messages.ts'
import type { Plan, PlanView, StepProgress, StepState } from './plan.ts'
import { shownSteps } from './shown-steps.ts'

export const usePlan = (plan: Plan): PlanView => useSyncExternalStore(plan.subscribe, plan.view)

const ICONS: Record<StepState, ReactNode> = {
  waiting: <Circle aria-hidden className="size-4 text-ink-3" />,
  running: <Spinner className="size-4 text-busy" />,
  done: <Check aria-hidden className="size-4 text-ok" />,
  failed: <TriangleAlert aria-hidden className="size-4 text-bad" />,
  skipped: <SkipForward aria-hidden className="size-4 text-ink-3" />,
  undone: <Undo2 aria-hidden className="size-4 text-ink-2" />,
}

/** The steps of a plan with their states; failed ones can be retried or skipped. */
export function PlanSteps({ plan }: { plan: Plan }) {
  const { formatMessage } = useIntl()
  const { total, phase, stopped, undone } = usePlan(plan)
  const shown = shownSteps(plan.steps)
  const firstFinal = shown.findIndex(({ step }) => step.final)
  const canRetry = !stopped && !undone && phase !== 'undoing'
  return (
    <>
      <ol className="grid gap-2 text-sm">
        {shown.map((one, index) => (
          <li key={one.step.id} className="grid gap-2">
            {index === firstFinal && index > 0 && <NoWayBack />}
            <StepLine one={one} state={one.state} plan={plan} canRetry={canRetry} />
          </li>
        ))}
      </ol>
      {total > shown.length && (
        <p className="mt-2 text-sm text-ink-3">{formatMessage(phrases.moreSteps, { count: total - shown.length })}</p>
      )}
    </>
  )
}

/** The line between what can be undone and what cannot. */
export function NoWayBack() {
  const { formatMessage } = useIntl()
  return (
    <p className="flex items-center gap-3 text-xs font-semibold text-bad before:flex-1 before:border-t before:border-dashed before:border-bad after:flex-1 after:border-t after:border-dashed after:border-bad">
      {formatMessage(messages.noWayBack)}
    </p>
  )
}

interface StepLineProps {
  one: StepProgress
  /** Given by itself, because the object stays the same. */
  state: StepState
  plan: Plan
  canRetry: boolean
}

function StepLine({ one: { step, error, startedAt, endedAt }, state, plan, canRetry }: StepLineProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const time = startedAt !== null && endedAt !== null && state !== 'failed' ? (endedAt - startedAt) / 1000 : null
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-1">
      <span className="mt-0.5">
        {ICONS[state]}
        <span className="sr-only">{formatMessage(messages[state])}</span>
      </span>
      <span className="wrap-anywhere">{step.label}</span>
      <span className="text-ink-3 tabular-nums">
        {time !== null &&
          intl.formatNumber(time, { style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 1 })}
      </span>
      {state === 'failed' && (
        <div className="col-span-2 col-start-2 grid gap-1.5">
          <p className="wrap-anywhere text-bad">{describeError(intl, error)}</p>
          {canRetry && (
            <div className="flex gap-2">
              <Button
                size="small"
                aria-label={formatMessage(phrases.retryOf, { step: step.label })}
                onClick={() => plan.retry(step.id)}
              >
                <RotateCcw aria-hidden />
                {formatMessage(messages.retry)}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={formatMessage(phrases.skipOf, { step: step.label })}
                onClick={() => plan.skip(step.id)}
              >
                {formatMessage(messages.skip)}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
