import { useIntl } from 'react-intl'
import { formatMoment } from '../text/dates.ts'
import { chartMessages } from './chart.messages.ts'
import type { PlottedSeries } from './line-data.ts'
import { PLOT_HEIGHT } from './line-scales.ts'

const CELL = 'border-b border-line px-3 py-1.5'

/** The values of the lines as a table. */
export function LineTable({
  title,
  series,
  times,
}: {
  title: string
  series: readonly PlottedSeries[]
  times: readonly number[]
}) {
  const intl = useIntl()
  const valuesAt = series.map(({ points }) => new Map(points.map(({ time, value }) => [time, value])))
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and by keyboard only when focused
      tabIndex={0}
      role="group"
      aria-label={title}
      style={{ height: PLOT_HEIGHT }}
      className="overflow-auto rounded-md border border-line"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-surface text-start text-ink-3">
          <tr>
            <th scope="col" className={CELL}>
              {intl.formatMessage(chartMessages.time)}
            </th>
            {series.map(({ name, unit }) => (
              <th key={name} scope="col" className={`${CELL} text-end`}>
                {unit ? `${name} (${unit})` : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {times.map((time) => (
            <tr key={time}>
              <th scope="row" className={`${CELL} text-start font-normal`}>
                {formatMoment(intl, new Date(time).toISOString())}
              </th>
              {valuesAt.map((values, at) => {
                const value = values.get(time)
                return (
                  // The index is a stable key: columns never move.
                  <td key={at} className={`${CELL} text-end`}>
                    {value === undefined ? '–' : intl.formatNumber(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
