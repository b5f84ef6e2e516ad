import { useIntl } from 'react-intl'
import { formatMoment } from '../text/dates.ts'
import { chartMessages } from './chart.messages.ts'

interface LineRangeProps {
  times: readonly number[]
  /** Where in `times` the window begins and ends. */
  range: readonly [number, number]
  onChange: (range: [number, number]) => void
}

const ENDS = [chartMessages.rangeStart, chartMessages.rangeEnd] as const

/** Chooses which part of the time is shown, by two handles; as the drawing, from left to right. */
export function LineRange({ times, range, onChange }: LineRangeProps) {
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
