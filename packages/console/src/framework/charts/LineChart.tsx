import { ChartLine, Table } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { formatMoment } from '../text/dates.ts'
import { BarChart } from './BarChart.tsx'
import { LineCursor } from './LineCursor.tsx'
import { LinePlot } from './LinePlot.tsx'
import { LineTable } from './LineTable.tsx'
import { chartMessages } from './chart.messages.ts'
import { plotted, timesOf, within, type LineChartData, type LineMark } from './line-data.ts'
import { lineScales } from './line-scales.ts'
import { SeriesKey, styleOf } from './series.tsx'
import { useSettledWidth } from './use-settled-width.ts'

export interface LineChartProps {
  title: string
  /** undefined while loading. */
  data: LineChartData | undefined
  /** The request failed. */
  failed?: boolean
  /** What happened in the time shown. */
  marks?: readonly LineMark[]
  /** Whether a part of the time can be chosen. */
  zoom?: boolean
}

const NO_SETTINGS = {}
const NO_MARKS: readonly LineMark[] = []

/** Values over time: lines with a cursor that shows the values, a range to zoom in, and a table as an alternative. */
export function LineChart({ title, data, failed = false, marks = NO_MARKS, zoom = true }: LineChartProps) {
  const intl = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  const width = useSettledWidth(frame)
  const [asTable, setAsTable] = useState(false)
  const [chosen, setChosen] = useState<[number, number] | null>(null)
  const [cursor, setCursor] = useState<number | null>(null)

  const all = useMemo(() => plotted(data?.series ?? []), [data])
  const allTimes = useMemo(() => timesOf(all), [all])
  const settings = data?.settings ?? NO_SETTINGS
  // Newer data may have fewer points than when the range was chosen.
  const range: [number, number] = chosen && allTimes.length > chosen[1] ? chosen : [0, Math.max(allTimes.length - 1, 0)]
  const times = allTimes.slice(range[0], range[1] + 1)
  const series = within(all, times[0] ?? 0, times.at(-1) ?? 0)
  const scales = lineScales(series, times, width, chosen ? { ...settings, xMin: undefined, xMax: undefined } : settings)
  const here = cursor !== null && cursor < times.length ? cursor : null

  const isEmpty = failed || (data !== undefined && all.length === 0)
  const isDrawn = !isEmpty && data !== undefined
  return (
    <figure className="grid min-w-0 grid-cols-1 gap-2">
      <figcaption className="flex min-h-8 items-center justify-between gap-4">
        <span className="font-semibold">{title}</span>
        {isDrawn && (
          <IconButton
            label={intl.formatMessage(asTable ? chartMessages.asChart : chartMessages.asTable)}
            icon={asTable ? <ChartLine aria-hidden /> : <Table aria-hidden />}
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </figcaption>
      <div ref={frame} className="relative">
        {isEmpty && (
          <EmptyState
            icon={<ChartLine aria-hidden />}
            title={intl.formatMessage(chartMessages.noData)}
            text={failed && <span role="alert">{intl.formatMessage(chartMessages.failed)}</span>}
          />
        )}
        {!isEmpty && !data && <Skeleton className="h-55 w-full" />}
        {isDrawn && asTable && <LineTable title={title} series={series} times={times} />}
        {isDrawn && !asTable && width > 0 && (
          <>
            <LinePlot
              series={series}
              settings={settings}
              scales={scales}
              width={width}
              marks={marks}
              cursor={here === null ? null : (times[here] ?? null)}
            />
            <LineCursor
              title={title}
              series={series}
              times={times}
              scales={scales}
              width={width}
              marks={marks}
              index={here}
              onMove={setCursor}
            />
          </>
        )}
      </div>
      {isDrawn && zoom && allTimes.length > 2 && <LineRange times={allTimes} range={range} onChange={setChosen} />}
      {isDrawn && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          {series.map(({ name }, index) => (
            <li key={name} className="flex items-center gap-2">
              <SeriesKey style={styleOf(index)} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {isDrawn && data.stats?.used !== undefined && (
        <BarChart
          title={intl.formatMessage(chartMessages.used)}
          used={data.stats.used}
          average={data.stats.average}
          max={data.stats.max_value}
          measured={data.stats.max_value !== undefined}
          format={(amount) =>
            [intl.formatNumber(amount, { maximumFractionDigits: 2 }), data.stats?.unit].filter(Boolean).join(' ')
          }
          tooltips={{ average: data.stats.tooltip_average }}
        />
      )}
    </figure>
  )
}

interface LineRangeProps {
  times: readonly number[]
  /** The indexes in `times` of the start and the end. */
  range: readonly [number, number]
  onChange: (range: [number, number]) => void
}

const ENDS = [chartMessages.rangeStart, chartMessages.rangeEnd] as const

/** Chooses the visible part of the time with two handles; left to right in every language, as the chart. */
function LineRange({ times, range, onChange }: LineRangeProps) {
  const intl = useIntl()
  const [from, to] = range
  const last = times.length - 1
  const moves = [
    (next: number) => onChange([Math.min(next, to - 1), to]),
    (next: number) => onChange([from, Math.max(next, from + 1)]),
  ]
  return (
    <div dir="ltr" className="relative mx-2 h-6">
      <div className="absolute inset-x-0 top-2.5 h-1 rounded-sm bg-line" />
      <div
        className="absolute top-2.5 h-1 rounded-sm bg-accent-line"
        style={{ left: `${(from / last) * 100}%`, right: `${(1 - to / last) * 100}%` }}
      />
      {ENDS.map((label, index) => (
        <input
          key={label.id}
          type="range"
          min={0}
          max={last}
          value={range[index]}
          aria-label={intl.formatMessage(label)}
          aria-valuetext={formatMoment(intl, new Date(times[range[index] ?? 0] ?? 0).toISOString())}
          onChange={({ target }) => moves[index]?.(target.valueAsNumber)}
          className="range-handle absolute inset-0 m-0 size-full"
        />
      ))}
    </div>
  )
}
