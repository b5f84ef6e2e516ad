import type { ReactNode } from 'react'
import { OrNothing } from './OrNothing.tsx'

interface PlainTableProps {
  /** What the rows are, for assistive technology. */
  label: string
  /** One that is for assistive technology alone is `hidden`. */
  columns: readonly { id: string; header: string; hidden?: boolean }[]
  /** Cells by the ids of their columns. */
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[]
  /** What is said where there are none. */
  empty: string
}

/** A few rows of a thing's parts, on a narrow window one cell below the other; what is long, sorted or searched is a DataTable. */
export function PlainTable({ label, columns, rows, empty }: PlainTableProps) {
  if (rows.length === 0) return <p className="p-4 text-ink-3">{empty}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto -outline-offset-2">
      <table className="w-full border-separate border-spacing-0 text-start max-sm:block">
        <caption className="sr-only">{label}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            {columns.map(({ id, header, hidden }) => (
              <th
                key={id}
                scope="col"
                className="border-b border-line px-3 py-2 text-start text-sm font-semibold whitespace-nowrap text-ink-2 first:ps-4 last:pe-4"
              >
                {hidden ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={row.id}
              className="border-line max-sm:block max-sm:py-2 max-sm:not-last:border-b sm:not-last:*:border-b"
            >
              {columns.map(({ id, header, hidden }) => (
                <td
                  key={id}
                  className="border-line px-3 py-2 align-middle text-ink-2 first:ps-4 last:pe-4 max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:px-4 max-sm:py-1"
                >
                  {!hidden && (
                    <span aria-hidden className="text-ink-3 sm:hidden">
                      {header}
                    </span>
                  )}
                  <div className="col-start-2 max-sm:wrap-anywhere">
                    {hidden ? row.cells[id] : <OrNothing>{row.cells[id]}</OrNothing>}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
