import { useIntl } from 'react-intl'
import { measure, quotaLevel } from '../../framework/charts/usage.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { PanelAlert } from '../../framework/panel/panel-states.tsx'
import { formatSize } from '../../framework/text/units.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { cx, linkClass } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/progress.tsx'
import type { Limited, LimitGroup } from '../overview/use-limits.ts'
import { shareText } from './LimitsCard.tsx'
import { chartNames, homeMessages as messages, homePhrases } from './home.messages.ts'
import { useWeek } from './home.queries.ts'
import { chartTop, stepPath, valuesOf, type UsedThen } from './week.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const CHARTS = ['vcpus', 'ram', 'instances'] as const

/** What the project's servers used in the last week, as lines up to the limit. */
export function WeekCard({ limits }: { limits: readonly LimitGroup[] }) {
  const intl = useIntl()
  const { usage, offered } = useWeek()
  if (!offered) return null
  const compute = limits.find(({ id }) => id === 'compute')?.query.data
  return (
    <Card
      title={intl.formatMessage(messages.week)}
      actions={
        <AppLink to={paths.overview()} className={linkClass}>
          {intl.formatMessage(messages.usageReport)}
        </AppLink>
      }
      flush
    >
      {usage.error ? (
        <div className="p-4">
          <PanelAlert
            title={intl.formatMessage(moreWords.unableToRetrieveUsageInformation)}
            error={usage.error}
            retrying={usage.isFetching}
            onRetry={() => void usage.refetch()}
          />
        </div>
      ) : (
        <div className="grid divide-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
          {CHARTS.map((chart) => (
            <WeekChart key={chart} chart={chart} week={usage.data} limited={compute?.find(({ id }) => id === chart)} />
          ))}
        </div>
      )}
    </Card>
  )
}

interface WeekChartProps {
  chart: (typeof CHARTS)[number]
  /** undefined while loading. */
  week: readonly UsedThen[] | undefined
  limited: Limited | undefined
}

function WeekChart({ chart, week, limited }: WeekChartProps) {
  const intl = useIntl()
  const name = intl.formatMessage(chartNames[chart])
  const format = (amount: number) => (chart === 'ram' ? formatSize(intl, amount, 'MB') : intl.formatNumber(amount))
  if (!week)
    return (
      <div className="grid gap-1 p-4">
        <span className="text-ink-2">{name}</span>
        <Skeleton className="h-31.75 w-full" />
      </div>
    )
  const values = valuesOf(week, chart, limited)
  const now = values.at(-1) ?? 0
  const { max, percent } = measure({ used: now, max: limited?.max ?? -1 })
  const top = chartTop(values, max)
  const { line, area } = stepPath(values, top)
  const isFilling = percent !== null && quotaLevel(percent) !== 'normal'
  const label = intl.formatMessage(homePhrases.chart, {
    name,
    now: format(now),
    least: format(Math.min(...values)),
    most: format(Math.max(...values)),
  })
  return (
    <figure className="grid min-w-0 gap-1 p-4">
      <figcaption className="text-ink-2">{name}</figcaption>
      <p className="text-lg font-semibold tabular-nums">
        {max === null ? format(now) : shareText(intl, { used: now, max, unit: chart === 'ram' ? 'MB' : undefined })}
      </p>
      {/* From left to right in every language, as other charts. */}
      <div dir="ltr" className="relative h-20">
        {max === top && (
          <div aria-hidden className="absolute inset-x-0 top-0 border-t border-dashed border-line-strong" />
        )}
        <svg
          role="img"
          aria-label={label}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible border-b border-line"
        >
          <path d={area} className={isFilling ? 'fill-warn-soft' : 'fill-accent-soft'} />
          <path
            d={line}
            vectorEffect="non-scaling-stroke"
            strokeWidth={1.5}
            className={cx('fill-none', isFilling ? 'stroke-warn' : 'stroke-accent')}
          />
        </svg>
      </div>
      <div dir="ltr" aria-hidden className="flex justify-between text-xs text-ink-3">
        {[0, 2, 4].map((day) => (
          <span key={day}>{intl.formatDate(week[day * 24]?.at, { weekday: 'short' })}</span>
        ))}
        <span>{intl.formatMessage(messages.today)}</span>
      </div>
    </figure>
  )
}
