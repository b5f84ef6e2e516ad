import type { ReactNode } from 'react'

interface ChartTableProps {
  caption: string
  head?: readonly string[]
  /** The first of each row names it. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
}

/** What a chart draws, as a table: for those who cannot see it. */
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
              // Columns never change places.
              <td key={at}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
