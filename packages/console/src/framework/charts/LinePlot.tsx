import { useIntl } from 'react-intl'
import type { LineMark, LineSettings, PlottedSeries } from './line-data.ts'
import { MARGIN, PLOT_HEIGHT, type LineScales } from './line-scales.ts'
import { styleOf } from './series.tsx'

interface LinePlotProps {
  series: readonly PlottedSeries[]
  settings: LineSettings
  scales: LineScales
  width: number
  marks: readonly LineMark[]
  /** The time under the cursor. */
  cursor: number | null
}

const LABEL = 'fill-ink-3 text-xs tabular-nums'

/** Axes, lines and cursor, left to right in every language. The cursor's text and the table have the values. */
export function LinePlot({ series, settings, scales, width, marks, cursor }: LinePlotProps) {
  const intl = useIntl()
  const { axes_x: axesX = true, axes_y: axesY = true, axes_y_label: yLabel = true } = settings
  const units = [...new Set(series.map(({ unit }) => unit))].filter(Boolean).join(', ')
  const onTime = (time: number) =>
    intl.formatDate(time, scales.isLong ? { month: 'short', day: 'numeric' } : { hour: 'numeric', minute: '2-digit' })
  return (
    <svg aria-hidden width={width} height={PLOT_HEIGHT} className="block overflow-visible [direction:ltr]">
      {axesY &&
        scales.yTicks.map((value) => (
          <g key={value}>
            <line
              x1={MARGIN.left}
              x2={width - MARGIN.right}
              y1={scales.y(value)}
              y2={scales.y(value)}
              className="stroke-line"
            />
            <text x={MARGIN.left - 8} y={scales.y(value)} textAnchor="end" dominantBaseline="central" className={LABEL}>
              {intl.formatNumber(value, { notation: 'compact', maximumFractionDigits: 2 })}
            </text>
          </g>
        ))}
      {axesY && yLabel && units && (
        <text x={0} y={8} className={LABEL}>
          {units}
        </text>
      )}
      {axesX &&
        scales.xTicks.map((time) => (
          <text key={time} x={scales.x(time)} y={PLOT_HEIGHT - 6} textAnchor="middle" className={LABEL}>
            {onTime(time)}
          </text>
        ))}
      {marks.map(({ time, label, failed }) => (
        <g key={`${time} ${label}`} className={failed ? 'fill-bad stroke-bad' : 'fill-ink-3 stroke-ink-3'}>
          <line
            x1={scales.x(time)}
            x2={scales.x(time)}
            y1={MARGIN.top}
            y2={PLOT_HEIGHT - MARGIN.bottom}
            strokeDasharray="2 3"
          />
          <path d={`M${scales.x(time)},${MARGIN.top}l-4,-6h8z`} stroke="none" />
        </g>
      ))}
      {series.map(({ name, points }, index) => {
        const style = styleOf(index)
        const last = points.at(-1)
        return (
          <g key={name} className={style.className}>
            <path d={scales.path(points)} fill="none" strokeWidth={1.75} strokeDasharray={style.dash} />
            {last && (settings.higlight_last_point || points.length === 1) && (
              <circle
                cx={scales.x(last.time)}
                cy={scales.y(last.value)}
                r={3}
                className="fill-surface"
                strokeWidth={2}
              />
            )}
            {points
              .filter(({ time }) => time === cursor)
              .map(({ time, value }) => (
                <circle
                  key={time}
                  cx={scales.x(time)}
                  cy={scales.y(value)}
                  r={3.5}
                  className="fill-surface"
                  strokeWidth={2}
                />
              ))}
          </g>
        )
      })}
      {cursor !== null && (
        <line
          x1={scales.x(cursor)}
          x2={scales.x(cursor)}
          y1={MARGIN.top}
          y2={PLOT_HEIGHT - MARGIN.bottom}
          className="stroke-line-strong"
        />
      )}
    </svg>
  )
}
