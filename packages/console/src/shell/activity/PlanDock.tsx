import { ChevronDown, ChevronUp, Pause, Play, Undo2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Activity } from '../../framework/activity/activity.ts'
import { PlanSteps, usePlan } from '../../framework/plan/PlanSteps.tsx'
import { planMessages, planPhrases } from '../../framework/plan/plan.messages.ts'
import type { Plan } from '../../framework/plan/plan.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { dockMessages as messages } from './dock.messages.ts'

/** Plans that wait before something is lost, in a corner: the page behind stays usable. */
export function PlanDock({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return null
  return (
    <div
      data-dock
      className="pointer-events-none fixed end-0 bottom-0 z-30 grid max-h-[calc(100dvh-3rem)] w-[min(29rem,100vw)] gap-3 overflow-auto p-4"
    >
      {activities.map(
        ({ id, title, subject, plan }) =>
          plan && <DockedPlan key={id} title={title ?? subject} subject={subject} plan={plan} />,
      )}
    </div>
  )
}

interface DockedPlanProps {
  title: string
  subject: string
  plan: Plan
}

const DockedPlan = (props: DockedPlanProps) =>
  usePlan(props.plan).phase === 'ended' ? null : <RunningPlan {...props} />

function RunningPlan({ title, subject, plan }: DockedPlanProps) {
  const { formatMessage } = useIntl()
  const { phase, counts, total, holdsUntil, undoable, begun } = usePlan(plan)
  const [folded, setFolded] = useState(false)
  const section = useRef<HTMLElement>(null)
  // Who pressed Undo by keyboard goes on in the page, not at its beginning.
  useLayoutEffect(
    () => () => {
      if (section.current?.contains(document.activeElement))
        document.querySelector('main')?.focus({ preventScroll: true })
    },
    [],
  )
  const done = total - counts.waiting - counts.running - counts.failed
  return (
    <section
      ref={section}
      aria-label={title}
      className="pointer-events-auto rounded-xl border border-line bg-raised text-ink shadow-far"
    >
      <header className="flex items-center gap-3 ps-4 pe-2 pt-2 pb-2">
        <h2 className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {title}
          <span className="ms-2 text-sm font-normal text-ink-3">
            {formatMessage(planPhrases.progress, { done, total })}
          </span>
        </h2>
        <IconButton
          label={formatMessage(folded ? messages.unfold : messages.fold)}
          aria-expanded={!folded}
          icon={folded ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          onClick={() => setFolded(!folded)}
        />
      </header>
      {undoable && (
        <div className="flex items-center gap-3 bg-warn-soft px-4 py-2.5">
          <div className="min-w-0 flex-1">
            <p role="status" className="font-semibold">
              {formatMessage(begun ? messages.nothingLost : messages.nothingDone)}
            </p>
            <p className="text-sm">
              {holdsUntil === null ? (
                formatMessage(phase === 'paused' ? planMessages.paused : messages.preparing)
              ) : (
                <Countdown until={holdsUntil} />
              )}
            </p>
          </div>
          <Button onClick={plan.undo} aria-label={formatMessage(planPhrases.undoOf, { title })}>
            <Undo2 aria-hidden />
            {formatMessage(planMessages.undo)}
          </Button>
        </div>
      )}
      {!folded && (
        <>
          <div className="max-h-80 overflow-auto px-4 py-3">
            <p className="mb-2 line-clamp-2 text-sm wrap-anywhere text-ink-2">{subject}</p>
            <PlanSteps plan={plan} />
          </div>
          <footer className="flex flex-wrap items-center gap-2 rounded-b-xl border-t border-line bg-bg px-4 py-2">
            <p className="flex-1 text-sm text-ink-3">
              {formatMessage(begun ? messages.mayLeave : messages.mayLeaveBefore)}
            </p>
            {phase === 'paused' ? (
              <Button size="small" onClick={plan.resume} aria-label={formatMessage(planPhrases.resumeOf, { title })}>
                <Play aria-hidden />
                {formatMessage(planMessages.resume)}
              </Button>
            ) : (
              <Button size="small" onClick={plan.pause} aria-label={formatMessage(planPhrases.pauseOf, { title })}>
                <Pause aria-hidden />
                {formatMessage(planMessages.pause)}
              </Button>
            )}
            {phase === 'holding' ? (
              <Button size="small" variant="danger" onClick={plan.proceed}>
                {formatMessage(messages.beginNow)}
              </Button>
            ) : (
              !undoable && (
                <Button
                  size="small"
                  // It stands where "Begin now" was: the second click of a double click does not stop the plan.
                  onClick={({ detail }) => detail < 2 && plan.stop()}
                  aria-label={formatMessage(planPhrases.stopOf, { title })}
                >
                  {formatMessage(planMessages.stop)}
                </Button>
              )
            )}
          </footer>
        </>
      )}
    </section>
  )
}

const TICK_MS = 250

function Countdown({ until }: { until: number }) {
  const { formatMessage } = useIntl()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return <span role="timer">{formatMessage(messages.countdown, { seconds })}</span>
}
