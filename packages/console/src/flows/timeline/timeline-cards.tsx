import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useServices } from '../../framework/session/services.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { barsOf, type HappenedEvent } from './feed.ts'
import {
  historyNames,
  historyTexts,
  timelineMessages as messages,
  timelinePhrases as phrases,
} from './timeline.messages.ts'

/** How much happened in the last seven days, and when something failed. */
export function WeekBars({ events, now }: { events: readonly HappenedEvent[]; now: number }) {
  const intl = useIntl()
  const bars = useMemo(() => barsOf(events, now), [events, now])
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const all = bars.reduce((sum, { count }) => sum + count, 0)
  const label = intl.formatMessage(phrases.chart, { count: all })
  if (all === 0) return null
  const shareOf = (count: number) => `${(count / most) * 100}%`
  return (
    <Card title={label}>
      <figure aria-label={label} className="grid gap-1">
        <div aria-hidden className="flex h-16 items-end gap-px">
          {bars.map(({ start, count, failed }) => (
            <span
              key={start}
              className="relative min-h-px flex-1 rounded-t-xs bg-line"
              style={{ height: shareOf(count) }}
            >
              <span className="absolute inset-0 rounded-t-xs bg-accent-line" />
              <span
                className="absolute inset-x-0 bottom-0 bg-bad"
                style={{ height: count > 0 ? `${(failed / count) * 100}%` : 0 }}
              />
            </span>
          ))}
        </div>
        <div aria-hidden className="flex justify-between text-xs text-ink-3">
          {[bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)].map(
            (bar) =>
              bar && (
                <span key={bar.start}>
                  {intl.formatDate(bar.start, { weekday: 'short', day: 'numeric', month: 'short' })}
                </span>
              ),
          )}
        </div>
      </figure>
    </Card>
  )
}

interface WhoCardProps {
  events: readonly HappenedEvent[]
  who: (event: HappenedEvent) => string | null
}

const MOST_PEOPLE = 6

/** How many of the events are whose. */
export function WhoCard({ events, who }: WhoCardProps) {
  const { formatMessage } = useIntl()
  const people = [...Map.groupBy(events, (event) => who(event))].toSorted(([, a], [, b]) => b.length - a.length)
  const most = people[0]?.[1].length ?? 1
  if (people.length === 0) return null
  return (
    <Card title={formatMessage(messages.whoCard)}>
      <ul className="grid gap-2">
        {people.slice(0, MOST_PEOPLE).map(([name, some]) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_4rem_3rem] items-center gap-3">
            <span className="truncate" title={name ?? undefined}>
              {name ?? <span className="text-ink-3">{formatMessage(messages.notRecorded)}</span>}
            </span>
            <span aria-hidden className="h-1.5 rounded-sm bg-sunken">
              <span
                className="block h-full rounded-sm bg-accent-line"
                style={{ width: `${(some.length / most) * 100}%` }}
              />
            </span>
            <span className="text-end tabular-nums">{some.length}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** By the part of the feed: the services of which one must be there. */
const KEPT_BY: Record<keyof typeof historyNames, readonly string[]> = {
  instances: ['compute'],
  volumes: VOLUME_SERVICES,
  images: ['image'],
  networks: ['network'],
  stacks: ['orchestration'],
  balancers: ['load-balancer'],
  browser: [],
}

/** Which services keep a history, and how far back. */
export function HistoryCard() {
  const { formatMessage } = useIntl()
  const serves = useServices()
  const parts = (Object.keys(KEPT_BY) as (keyof typeof KEPT_BY)[]).filter(
    (part) => KEPT_BY[part].length === 0 || KEPT_BY[part].some((service) => serves(service) === true),
  ) // its own keys
  return (
    <Card title={formatMessage(messages.howFar)}>
      <div className="grid gap-3">
        <DescriptionList
          items={parts.map((part) => ({
            term: formatMessage(historyNames[part]),
            value: formatMessage(historyTexts[part]),
          }))}
        />
        <p className="text-sm text-ink-3">{formatMessage(messages.unchecked)}</p>
      </div>
    </Card>
  )
}
