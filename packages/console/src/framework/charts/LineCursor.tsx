import type { KeyboardEvent, PointerEvent } from 'react'
import { useIntl } from 'react-intl'
import { formatMoment } from '../text/dates.ts'
import { chartPhrases } from './chart.messages.ts'
import { nearestIndex, type LineMark, type PlottedSeries } from './line-data.ts'
import { MARGIN, type LineScales } from './line-scales.ts'
import { SeriesKey, styleOf } from './series.tsx'

interface LineCursorProps {
  title: string
  series: readonly PlottedSeries[]
  times: readonly number[]
  scales: LineScales
  width: number
  marks: readonly LineMark[]
  index: number | null
  onMove: (index: number | null) => void
}

/** Steps of Page Up and Page Down. */
const PAGE = 10

/** An overlay of the chart: pointer or arrow keys choose a time, and a box shows the values there. */
export function LineCursor({ title, series, times, scales, width, marks, index, onMove }: LineCursorProps) {
  const intl = useIntl()
  const at = index === null ? undefined : times[index]
  const values = series.flatMap(({ name, unit, points }, order) => {
    const point = points.find(({ time }) => time === at)
    return point ? [{ name, style: styleOf(order), text: `${intl.formatNumber(point.value)} ${unit}`.trim() }] : []
  })
  const happened = index === null ? [] : marks.filter(({ time }) => nearestIndex(times, time) === index)
  const when = at === undefined ? '' : formatMoment(intl, new Date(at).toISOString())

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    onMove(nearestIndex(times, scales.timeAt(x)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = index ?? times.length
    const moves: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowRight: from + 1,
      PageUp: from - PAGE,
      PageDown: from + PAGE,
      Home: 0,
      End: times.length - 1,
    }
    const to = moves[event.key]
    if (event.key === 'Escape') onMove(null)
    if (to === undefined) return
    event.preventDefault()
    onMove(Math.min(Math.max(to, 0), times.length - 1))
  }

  const x = at === undefined ? 0 : scales.x(at)
  const isRight = x > width / 2
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={intl.formatMessage(chartPhrases.values, { title })}
      aria-valuemin={0}
      aria-valuemax={Math.max(times.length - 1, 0)}
      aria-valuenow={index ?? Math.max(times.length - 1, 0)}
      aria-valuetext={[
        when,
        ...values.map(({ name, text }) => `${name} ${text}`),
        ...happened.map(({ label }) => label),
      ]
        .filter(Boolean)
        .join(', ')}
      onPointerMove={onPointer}
      onPointerLeave={() => onMove(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onMove(index ?? times.length - 1)}
      onBlur={() => onMove(null)}
      onKeyDown={onKeyDown}
      className="absolute inset-0 rounded-md"
    >
      {at !== undefined && (
        <div
          style={{ [isRight ? 'right' : 'left']: (isRight ? width - x : x) + 10, top: MARGIN.top }}
          className="pointer-events-none absolute z-10 grid gap-0.5 rounded-md border border-line bg-raised px-2.5 py-1.5 text-sm whitespace-nowrap shadow-far"
        >
          <span className="text-ink-3">{when}</span>
          {values.map(({ name, style, text }) => (
            <span key={name} className="flex items-center gap-2">
              <SeriesKey style={style} />
              {name}
              <span className="ms-auto ps-3 font-medium tabular-nums">{text}</span>
            </span>
          ))}
          {happened.map(({ time, label, failed }) => (
            <span key={`${time} ${label}`} className={failed ? 'text-bad' : 'text-ink-2'}>
              {label}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
