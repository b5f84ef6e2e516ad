import { linePath } from './line-scales.ts'
import { runsOf, type Point } from './line-data.ts'
import { styleOf } from './series.tsx'

interface SparklineProps {
  /** What the line shows, with its last value. */
  label: string
  series: readonly (readonly Point[])[]
  from: number
  to: number
  /** The value at the upper edge. */
  top: number
  /** Milliseconds without a value after which a line is interrupted. */
  gap: number
}

/** Small lines without axes, left to right in every language; the area below the first is filled. */
export function Sparkline({ label, series, from, to, top, gap }: SparklineProps) {
  const at = ({ time, value }: Point): [number, number] => [
    ((time - from) / (to - from || 1)) * 100,
    100 - (top > 0 ? Math.min(value / top, 1) * 100 : 0),
  ]
  const paths = series.map((points) => runsOf(points, gap).map((run) => run.map(at)))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="h-11 w-full overflow-visible [direction:ltr]"
    >
      {(paths[0] ?? []).map((run) => (
        <path key={run[0]?.[0]} d={`${linePath(run)}V100H${run[0]?.[0] ?? 0}Z`} className="fill-accent-soft" />
      ))}
      {paths.map((runs, index) => (
        <path
          // The index is a stable key: lines never move.
          key={index}
          d={runs.map((run) => linePath(run)).join('')}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth={1.5}
          strokeDasharray={styleOf(index).dash}
          className={styleOf(index).className}
        />
      ))}
    </svg>
  )
}
