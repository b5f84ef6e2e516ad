import { CircleAlert, CircleCheck } from 'lucide-react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { PanelAlert } from '../../framework/panel/panel-states.tsx'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { linkClass } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { DownList } from '../system-info/DownList.tsx'
import { systemInfoMessages } from '../system-info/system-info.messages.ts'
import type { ServiceStates } from '../system-info/use-service-states.ts'
import { cloudHomeMessages as messages } from './cloud-home.messages.ts'
import { countsOf } from './services-summary.ts'

/** Each service with what is down; one that does not respond takes only its own line. */
export function ServicesCard({ services }: { services: readonly ServiceStates[] }) {
  const { formatMessage } = useIntl()
  return (
    <Card title={formatMessage(messages.services)} flush>
      <ul className="divide-y divide-line">
        {services.map((service) => (
          <li key={service.id} className="px-4 py-2.5">
            <Service service={service} />
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-2.5">
        <AppLink to={paths.systemInfo()} className={linkClass}>
          {formatMessage(messages.allServices)}
        </AppLink>
      </p>
    </Card>
  )
}

function Service({ service: { name, rows, error, isFetching, refetch } }: { service: ServiceStates }) {
  const { formatMessage } = useIntl()
  const title = formatMessage(name)
  if (error)
    return (
      <PanelAlert
        title={formatMessage(systemInfoMessages.failed, { what: title })}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!rows)
    return (
      <div className="flex h-6 items-center justify-between gap-4">
        {title}
        <Skeleton className="w-24" />
      </div>
    )
  const { count, up, down } = countsOf(rows)
  const isWell = down.length === 0
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{title}</span>
        <span className="flex items-center gap-1.5 text-ink-2">
          {isWell ? (
            <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />
          ) : (
            <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />
          )}
          {!isWell
            ? formatMessage(messages.partUp, { up, count })
            : up < count
              ? formatMessage(messages.othersDisabled, { up, count })
              : formatMessage(messages.allUp, { count })}
        </span>
      </p>
      {!isWell && (
        <div className="rounded-md bg-bad-soft px-3 py-2">
          <DownList down={down} />
        </div>
      )}
    </div>
  )
}
