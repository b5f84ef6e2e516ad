import { useQueries } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useServices } from '../../framework/session/services.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { formatAge } from '../../framework/text/dates.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { downOf, ofAgent, ofEngine, ofService, STATES } from './states.ts'
import { outageEffects, systemInfoMessages as messages } from './system-info.messages.ts'

/** How often the states are read again. */
const REFRESH_MS = 30_000

/** What is down now, above all tabs. */
export function DownServices() {
  const intl = useIntl()
  const isServed = useServices()
  const serves = (types: readonly string[]) => types.some((type) => isServed(type) === true)
  const refetchInterval = REFRESH_MS
  const [compute, volume, network, orchestration] = useQueries({
    queries: [
      { ...STATES.compute, refetchInterval, enabled: serves(['compute']) },
      { ...STATES.volume, refetchInterval, enabled: serves(VOLUME_SERVICES) },
      { ...STATES.network, refetchInterval, enabled: serves(['network']) },
      { ...STATES.orchestration, refetchInterval, enabled: serves(['orchestration']) },
    ],
  })
  const all = [compute, volume, network, orchestration]
  if (all.some(({ isLoading }) => isLoading)) return <Skeleton className="w-64" />
  const down = downOf([
    ...(compute.data?.items ?? []).map(ofService),
    ...(volume.data?.items ?? []).map(ofService),
    ...(network.data?.items ?? []).map(ofAgent),
    ...(orchestration.data?.items ?? []).map(ofEngine),
  ])
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
            <ul className="max-h-40 overflow-y-auto wrap-anywhere">
              {down.map(({ id, name, host, updated }) => (
                <li key={`${name} ${host} ${id}`}>
                  {intl.formatMessage(messages.down, { name, host, age: updated ? formatAge(intl, updated) : '–' })}
                  <Effect binary={name} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}

/** What does not work meanwhile; nothing for a service that the console does not know. */
function Effect({ binary }: { binary: string }) {
  const { formatMessage } = useIntl()
  const effect = (outageEffects as Partial<Record<string, MessageDescriptor>>)[binary] // clouds have other services too
  return effect && <span className="block text-ink-2">{formatMessage(effect)}</span>
}
