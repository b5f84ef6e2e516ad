import type { ReactNode } from 'react'
import { stackedClass } from './classes.ts'
import { OrNothing } from './inline.tsx'

interface PlainTableProps {
  /** The name of the table, for assistive technology. */
  label: string
  /** A `hidden` header is for assistive technology only. */
  columns: readonly { id: string; header: string; hidden?: boolean }[]
  /** The cells by column id. */
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[]
  /** Shown if there are no rows. */
  empty: string
}

/** A short table of an item's parts; a DataTable is for long, sortable or searchable lists. */
export function PlainTable({ label, columns, rows, empty }: PlainTableProps) {
  if (rows.length === 0) return <p className="p-4 text-ink-3">{empty}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling must be possible by keyboard
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
