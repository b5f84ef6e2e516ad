import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Activity, ActivityState } from '../../framework/activity/activity.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { PlanControls } from '../../framework/plan/PlanControls.tsx'
import { PlanSteps, usePlan } from '../../framework/plan/PlanSteps.tsx'
import { planMessages, planPhrases } from '../../framework/plan/plan.messages.ts'
import type { Plan } from '../../framework/plan/plan.ts'
import { ageOf } from '../../framework/panel/Age.tsx'
import { paths } from '../../paths.ts'
import { Status, type StatusTone } from '../../ui/Status.tsx'
import { Button } from '../../ui/buttons.tsx'
import { linkClass } from '../../ui/classes.ts'
import { ProgressBar } from '../../ui/progress.tsx'
import { RequestId } from '../../ui/states.tsx'
import type { ToastNote } from '../../ui/toast/toast.ts'
import { activityMessages as messages, activityPhrases as phrases } from './activity.messages.ts'

const TONES: Record<ActivityState, StatusTone> = {
  running: 'busy',
  done: 'ok',
  failed: 'bad',
  stopped: 'off',
  undone: 'off',
  unknown: 'warn',
}

interface ActivityRowProps {
  activity: Activity
  onLeave: () => void
  onShowSent: (activity: Activity) => void
}

/** One activity: its title, progress or result, and a link to its item. */
export function ActivityRow({ activity, onLeave, onShowSent }: ActivityRowProps) {
  const intl = useIntl()
  const { title, subject, state, percent, notes, about, endedAt, stop, plan, sent } = activity
  const name = title ?? intl.formatMessage(phrases.upload, { name: subject })
  return (
    <li className="grid grid-cols-1 gap-1 px-4 py-2.5">
      <div className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
        <span className="shrink-0 text-sm">
          <Status tone={TONES[state]}>
            {intl.formatMessage(messages[state])}
            {state === 'running' && percent !== null && (
              <span className="tabular-nums"> {intl.formatNumber(percent / 100, { style: 'percent' })}</span>
            )}
          </Status>
        </span>
      </div>
      {title !== null && subject && notes.length === 0 && (
        <p className="line-clamp-3 text-sm wrap-anywhere text-ink-2">{subject}</p>
      )}
      {state === 'running' && (
        <div className="flex items-center gap-3 py-1">
          <ProgressBar label={name} value={percent} />
          {stop && !plan && (
            <Button
              size="small"
              aria-label={intl.formatMessage(phrases.stopOf, { title: name })}
              onClick={() => stop()}
            >
              {intl.formatMessage(messages.stop)}
            </Button>
          )}
        </div>
      )}
      {plan && <PlanOf plan={plan} title={name} />}
      {notes.map((note) => (
        <Note key={`${note.type} ${note.message} ${note.detail}`} note={note} />
      ))}
      <div className="flex items-baseline gap-3 text-sm text-ink-3 empty:hidden">
        {endedAt !== null && <Age at={endedAt} />}
        {about && (
          <AppLink to={paths.details(about.type, about.id)} className={linkClass} onClick={onLeave}>
            {intl.formatMessage(messages.show)}
            {/* Many rows have this link: the name makes each link unique. */}
            <span className="sr-only"> {subject || name}</span>
          </AppLink>
        )}
        {sent.length > 0 && (
          <button
            type="button"
            className={`ms-auto cursor-pointer ${linkClass}`}
            aria-haspopup="dialog"
            onClick={() => onShowSent(activity)}
          >
            {intl.formatMessage(messages.sent)}
            <span className="sr-only"> {subject || name}</span>
          </button>
        )}
      </div>
    </li>
  )
}

/** The steps of the activity's plan, folded unless one of them needs the user. */
function PlanOf({ plan, title }: { plan: Plan; title: string }) {
  const { formatMessage } = useIntl()
  const { counts, total, phase } = usePlan(plan)
  if (total === 1 && phase === 'running') return null
  const done = total - counts.waiting - counts.running - counts.failed
  return (
    <div className="grid gap-2 py-1">
      <PlanControls plan={plan} title={title} />
      <details open={counts.failed > 0} className="text-sm">
        <summary className="cursor-pointer text-ink-2">
          {formatMessage(planPhrases.progress, { done, total })}
          {phase === 'paused' && ` · ${formatMessage(planMessages.paused)}`}
        </summary>
        <div className="mt-2">
          <PlanSteps plan={plan} />
        </div>
      </details>
    </div>
  )
}

function Note({ note: { type, message, detail, requestId } }: { note: ToastNote }) {
  return (
    <div className="grid grid-cols-1 gap-0.5 text-sm wrap-anywhere">
      <p className={type === 'danger' ? 'text-bad' : 'text-ink-2'}>{message}</p>
      {detail && <p className="whitespace-pre-line text-ink-2">{detail}</p>}
      {requestId && <RequestId id={requestId} />}
    </div>
  )
}

function Age({ at }: { at: number }) {
  const intl = useIntl()
  // The time of the first render: the list is open only for seconds.
  const [now] = useState(Date.now)
  const { amount, unit } = ageOf(at, now)
  return (
    <time dateTime={new Date(at).toISOString()} title={intl.formatTime(at, { timeStyle: 'medium' })}>
      {intl.formatRelativeTime(-amount, unit, { numeric: 'auto' })}
    </time>
  )
}
