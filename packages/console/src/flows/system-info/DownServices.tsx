import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Skeleton } from '../../ui/progress.tsx'
import { DownList } from './DownList.tsx'
import { downOf } from './states.ts'
import { systemInfoMessages as messages } from './system-info.messages.ts'
import { useServiceStates } from './use-service-states.ts'

/** What is down now, above all tabs. */
export function DownServices() {
  const intl = useIntl()
  const all = useServiceStates()
  if (all.some(({ isLoading }) => isLoading)) return <Skeleton className="w-64" />
  const down = downOf(all.flatMap(({ rows = [] }) => rows))
  const hasFailed = all.some(({ error }) => error)
  return (
    <div className="grid gap-2" aria-live="polite">
      {hasFailed && (
        <p className="flex items-center gap-2 rounded-md bg-warn-soft px-3 py-2">
          <TriangleAlert aria-hidden className="size-4 shrink-0 text-warn" />
          {intl.formatMessage(messages.partFailed)}
        </p>
      )}
      {down.length === 0 && !hasFailed && (
        <p className="flex items-center gap-2 rounded-md bg-ok-soft px-3 py-2">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />
          {intl.formatMessage(messages.allUp)}
        </p>
      )}
      {down.length > 0 && (
        <div className="flex gap-2 rounded-md bg-bad-soft px-3 py-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          <div className="min-w-0">
            <strong className="font-semibold">{intl.formatMessage(messages.downCount, { count: down.length })}</strong>
            <DownList down={down} />
          </div>
        </div>
      )}
    </div>
  )
}
