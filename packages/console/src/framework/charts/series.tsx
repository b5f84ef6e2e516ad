import type { ReactNode } from 'react'

const SIZE = 4

/** Stripes for a share that is not used yet, so that it is recognizable without colour. */
export const Hatch = ({ id, className }: { id: string; className: string }) => (
  <pattern id={id} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={SIZE / 2} height={SIZE} className={className} />
  </pattern>
)

/** A piece of a series' line, for the legend. */
export const SeriesKey = ({ style }: { style: SeriesStyle }) => (
  <svg aria-hidden width={20} height={8} className="shrink-0">
    <line x1={0} x2={20} y1={4} y2={4} strokeWidth={2} strokeDasharray={style.dash} className={style.className} />
  </svg>
)

/** Colour and dashes, so that lines are distinguishable without colour. */
const STYLES = [
  { className: 'stroke-chart-1', dash: undefined },
  { className: 'stroke-chart-2', dash: '6 3' },
  { className: 'stroke-chart-3', dash: '2 3' },
  { className: 'stroke-chart-4', dash: '10 3 2 3' },
  { className: 'stroke-chart-5', dash: '12 4' },
  { className: 'stroke-chart-6', dash: '4 2 1 2' },
] as const

export type SeriesStyle = (typeof STYLES)[number]

export const styleOf = (index: number): SeriesStyle => STYLES[index % STYLES.length] ?? STYLES[0]

interface ChartTableProps {
  caption: string
  head?: readonly string[]
  /** The first cell of each row is its header. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
}

/** The content of a chart as a table, for screen readers. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <table className="sr-only">
      <caption>{caption}</caption>
      {head && (
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              // The index is a stable key: columns never move.
              <td key={at}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
