import type { ReactNode } from 'react'
import { stackedClass } from './classes.ts'
import { OrNothing } from './inline.tsx'

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

/** A few rows of a thing's parts; what is long, sorted or searched is a DataTable. */
export function PlainTable({ label, columns, rows, empty }: PlainTableProps) {
  if (rows.length === 0) return <p className="p-4 text-ink-3">{empty}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div role="region" aria-label={label} tabIndex={0} className={stackedClass.room(columns.length)}>
      <table className={stackedClass.table}>
        <caption className="sr-only">{label}</caption>
        <thead className="stacked:sr-only">
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
        <tbody className={stackedClass.body}>
          {rows.map((row) => (
            <tr key={row.id} className={stackedClass.row}>
              {columns.map(({ id, header, hidden }) => (
                <td key={id} data-name={hidden ? '' : header} className={stackedClass.cell}>
                  <div className={stackedClass.value}>
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
