import { serverMetricEndpoints, type MetricPoint, type Server, type ServerMetrics } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Sparkline } from '../../../framework/charts/Sparkline.tsx'
import { SeriesKey, styleOf } from '../../../framework/charts/series.tsx'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { formatSize } from '../../../framework/text/units.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { linkClass } from '../../../ui/classes.ts'
import { instanceManifest } from '../instance.manifest.ts'
import { metricMessages as messages, metricPhrases as phrases } from '../metrics.messages.ts'
import { gapOf, METRIC_CHARTS, mostOf, type MetricChart } from './metric-charts.ts'

const REFRESH_MS = 60_000

/** What a server used in the last hour, as small lines with the last values. */
export function MetricsCard({ server: { id } }: { server: Server }) {
  const { formatMessage } = useIntl()
  const metrics = {
    ...query(serverMetricEndpoints.serverMetrics, { params: { id }, query: { period: 'hour' } }),
    refetchInterval: REFRESH_MS,
  }
  return (
    <Card
      flush
      title={formatMessage(messages.now)}
      actions={
        <>
          <span className="text-sm text-ink-3">{formatMessage(messages.lastHour)}</span>
          <AppLink to={paths.details(instanceManifest.type, id, 'metrics')} className={linkClass}>
            {formatMessage(messages.all)}
          </AppLink>
        </>
      }
    >
      <div className="min-h-28">
        <Loaded query={metrics} failed={formatMessage(messages.failed)} padded>
          {(data) =>
            Object.values(data.series).every(({ length }) => length === 0) ? (
              <p className="p-4 text-ink-3">{formatMessage(messages.none)}</p>
            ) : (
              <div className="grid divide-line max-sm:divide-y sm:grid-cols-4 sm:divide-x">
                {METRIC_CHARTS.map((chart) => (
                  <SmallChart key={chart.id} chart={chart} metrics={data} />
                ))}
              </div>
            )
          }
        </Loaded>
      </div>
    </Card>
  )
}

function SmallChart({ chart: { id, lines }, metrics }: { chart: MetricChart; metrics: ServerMetrics }) {
  const intl = useIntl()
  const { formatMessage } = intl
  // The whole memory is the upper edge, not a line.
  const drawn = id === 'memory' ? lines.slice(0, 1) : lines
  const series = drawn.map(({ metric }) => metrics.series[metric])
  const whole = metrics.series.memory_total.at(-1)?.[1] ?? 0
  const most = mostOf(series)
  const name = formatMessage(messages[id])
  const value = valueOf(series[0]?.at(-1)?.[1])
  function valueOf(last: number | undefined): string {
    if (last === undefined) return '–'
    if (id === 'cpu') return intl.formatNumber(last / 100, { style: 'percent' })
    const size = formatSize(intl, last)
    if (id !== 'memory') return formatMessage(phrases.perSecond, { size })
    return whole > 0 ? formatMessage(phrases.of, { used: size, total: formatSize(intl, whole) }) : size
  }
  return (
    <figure className="grid min-w-0 content-start gap-1 p-4">
      <figcaption className="text-ink-2">{name}</figcaption>
      <p className="font-semibold tabular-nums">{value}</p>
      <Sparkline
        label={`${name}: ${value}`}
        series={series.map(toPoints)}
        from={metrics.start}
        to={metrics.stop}
        top={id === 'cpu' ? Math.max(most * 1.25, 10) : id === 'memory' ? whole || most : most * 1.1}
        gap={gapOf(metrics)}
      />
      {drawn.length > 1 && (
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-3">
          {drawn.map((line, index) => (
            <span key={line.metric} className="flex items-center gap-1">
              <SeriesKey style={styleOf(index)} />
              {formatMessage(messages[line.name])}
            </span>
          ))}
        </p>
      )}
    </figure>
  )
}

const toPoints = (points: readonly MetricPoint[]) => points.map(([time, value]) => ({ time, value }))
