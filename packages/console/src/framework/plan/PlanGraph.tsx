import { cx } from '../../ui/classes.ts'
import { layOutPlan } from './plan-layout.ts'
import type { PlanStep } from './plan.ts'

const RADIUS = 11
const ROW = 30
const COLUMN = 52

/** Which step waits for which, by the numbers of the list beside it; nothing where the list shows as much. */
export function PlanGraph({ label, steps }: { label: string; steps: readonly PlanStep[] }) {
  const layout = layOutPlan(steps)
  if (layout.links.length === 0 || layout.rows === 1) return null
  const x = (column: number) => column * COLUMN + RADIUS + 1
  const y = (row: number) => row * ROW + RADIUS + 1
  const width = (layout.columns - 1) * COLUMN + 2 * (RADIUS + 1)
  const height = (layout.rows - 1) * ROW + 2 * (RADIUS + 1)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="mt-3 h-auto max-w-full"
    >
      {layout.links.map(({ from, to }) => {
        const [start, end] = [x(from.column) + RADIUS, x(to.column) - RADIUS]
        const middle = (start + end) / 2
        return (
          <path
            key={`${from.number} ${to.number}`}
            d={`M${start} ${y(from.row)}C${middle} ${y(from.row)} ${middle} ${y(to.row)} ${end} ${y(to.row)}`}
            className="fill-none stroke-line-strong stroke-[1.5]"
          />
        )
      })}
      {layout.steps.map(({ step, number, column, row }) => (
        <g key={step.id}>
          <title>{step.label}</title>
          <circle
            cx={x(column)}
            cy={y(row)}
            r={RADIUS}
            className={cx('fill-surface stroke-[1.5]', step.final ? 'stroke-bad' : 'stroke-line-strong')}
          />
          <text
            x={x(column)}
            y={y(row)}
            dominantBaseline="central"
            textAnchor="middle"
            className={cx('text-[11px] font-semibold tabular-nums', step.final ? 'fill-bad' : 'fill-ink-2')}
          >
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}
