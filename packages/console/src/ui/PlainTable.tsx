import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
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

/** Where cells stand one below the other, each beside its column's name: the more columns, the wider a window they need. */
const STACKED = {
  few: {
    block: 'max-sm:block',
    head: 'max-sm:sr-only',
    row: 'max-sm:block max-sm:py-2 max-sm:not-last:border-b sm:not-last:*:border-b',
    cell: 'max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:px-4 max-sm:py-1',
    name: 'sm:hidden',
    value: 'max-sm:wrap-anywhere',
  },
  many: {
    block: 'max-xl:block',
    head: 'max-xl:sr-only',
    row: 'max-xl:block max-xl:py-2 max-xl:not-last:border-b xl:not-last:*:border-b',
    cell: 'max-xl:grid max-xl:grid-cols-[7rem_minmax(0,1fr)] max-xl:px-4 max-xl:py-1 sm:max-xl:grid-cols-[12rem_minmax(0,1fr)]',
    name: 'xl:hidden',
    value: 'max-xl:wrap-anywhere',
  },
}
const MANY = 7

/** A few rows of a thing's parts; what is long, sorted or searched is a DataTable. */
export function PlainTable({ label, columns, rows, empty }: PlainTableProps) {
  if (rows.length === 0) return <p className="p-4 text-ink-3">{empty}</p>
  const stacked = STACKED[columns.length > MANY ? 'many' : 'few']
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto -outline-offset-2">
      <table className={cx('w-full border-separate border-spacing-0 text-start', stacked.block)}>
        <caption className="sr-only">{label}</caption>
        <thead className={stacked.head}>
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
        <tbody className={stacked.block}>
          {rows.map((row) => (
            <tr key={row.id} className={cx('border-line', stacked.row)}>
              {columns.map(({ id, header, hidden }) => (
                <td
                  key={id}
                  className={cx('border-line px-3 py-2 align-middle text-ink-2 first:ps-4 last:pe-4', stacked.cell)}
                >
                  {!hidden && (
                    <span aria-hidden className={cx('text-ink-3', stacked.name)}>
                      {header}
                    </span>
                  )}
                  <div className={cx('col-start-2', stacked.value)}>
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
