import { METRIC_PERIODS, serverConsoleEndpoints, serverMetricEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { LineChart } from '../../../framework/charts/charts.tsx'
import { PanelAlert } from '../../../framework/panel/panel-states.tsx'
import { formatMoment, momentOf } from '../../../framework/text/dates.ts'
import { wordFor } from '../../../framework/text/wording.ts'
import { Card } from '../../../ui/Card.tsx'
import { Status } from '../../../ui/Status.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { actionNames } from '../instance-cockpit.messages.ts'
import { metricMessages as messages, periodNames } from '../metrics.messages.ts'
import { chartData, METRIC_CHARTS } from './metric-charts.ts'

const REFRESH_MS = 60_000

/** CPU, memory, disk and network of a server over time, with the actions on it marked. */
export function MetricsTab({ server: { id } }: { server: Server }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [period, setPeriod] = useState<(typeof METRIC_PERIODS)[number]>('day')
  const { data, error, isFetching, refetch } = useQuery({
    ...query(serverMetricEndpoints.serverMetrics, { params: { id }, query: { period } }),
    refetchInterval: REFRESH_MS,
  })
  const { data: actions } = useQuery(query(serverConsoleEndpoints.serverActionList, { params: { id } }))
  const marks = useMemo(
    () =>
      (actions?.items ?? [])
        .map(({ action, start_time: start, message }) => ({
          time: momentOf(start).getTime(),
          label: wordFor(intl, actionNames, action),
          failed: message !== null,
        }))
        .filter(({ time }) => data && time >= data.start && time <= data.stop),
    [actions, data, intl],
  )
  const charts = useMemo(
    () => data && METRIC_CHARTS.map((chart) => chartData(chart, data, (name) => formatMessage(messages[name]))),
    [data, formatMessage],
  )
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={formatMessage(messages.period)} className="flex flex-wrap gap-1">
        {METRIC_PERIODS.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={each === period}
            variant={each === period ? 'primary' : 'default'}
            onClick={() => setPeriod(each)}
          >
            {formatMessage(periodNames[each])}
          </Button>
        ))}
      </div>
      {error && (
        <PanelAlert
          title={formatMessage(messages.failed)}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {METRIC_CHARTS.map((chart, index) => (
          <Card key={chart.id}>
            <LineChart
              title={formatMessage(messages[chart.id])}
              data={charts?.[index]}
              failed={error !== null && !data}
              marks={marks}
              zoom={false}
            />
          </Card>
        ))}
      </div>
      <Card title={formatMessage(messages.actions)}>
        {marks.length === 0 ? (
          <p className="text-ink-3">{formatMessage(messages.noActions)}</p>
        ) : (
          <ol className="grid gap-1.5">
            {marks.map(({ time, label, failed }) => (
              <li key={`${time} ${label}`} className="flex flex-wrap items-center gap-x-3">
                <time className="text-sm text-ink-3">{formatMoment(intl, new Date(time).toISOString())}</time>
                <Status tone={failed ? 'bad' : 'ok'}>{label}</Status>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </div>
  )
}
