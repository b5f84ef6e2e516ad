import { Pause, Play } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { usePlan } from './PlanSteps.tsx'
import { planMessages as messages, planPhrases as phrases } from './plan.messages.ts'
import type { Plan } from './plan.ts'

/** Pauses, continues, stops or undoes a running plan; `title` makes the names of the buttons unique. */
export function PlanControls({ plan, title }: { plan: Plan; title: string }) {
  const { formatMessage } = useIntl()
  const { phase, undoable, total } = usePlan(plan)
  if (phase === 'undoing' || phase === 'ready') return null
  const isRunning = phase !== 'ended'
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {undoable && (
        <Button size="small" aria-label={formatMessage(phrases.undoOf, { title })} onClick={plan.undo}>
          {formatMessage(messages.undo)}
        </Button>
      )}
      {isRunning && phase !== 'paused' && total > 1 && (
        <Button size="small" aria-label={formatMessage(phrases.pauseOf, { title })} onClick={plan.pause}>
          <Pause aria-hidden />
          {formatMessage(messages.pause)}
        </Button>
      )}
      {phase === 'paused' && (
        <Button size="small" aria-label={formatMessage(phrases.resumeOf, { title })} onClick={plan.resume}>
          <Play aria-hidden />
          {formatMessage(messages.resume)}
        </Button>
      )}
      {isRunning && total > 1 && (
        <Button size="small" aria-label={formatMessage(phrases.stopOf, { title })} onClick={plan.stop}>
          {formatMessage(messages.stop)}
        </Button>
      )}
    </div>
  )
}
