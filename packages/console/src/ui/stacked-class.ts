const MANY = 7

/** The look of a table whose cells stand one below the other, each beside its column's name, where they lack the room to stand in a row. */
export const stackedClass = {
  /** Around the table: here the room is measured. */
  room: (columns: number): string =>
    `relative overflow-x-auto -outline-offset-2 ${columns > MANY ? '@container/many' : '@container/few'}`,
  table: 'w-full border-separate border-spacing-0 text-start stacked:block',
  body: 'stacked:block',
  row: 'border-line not-last:*:border-b stacked:block stacked:py-2 stacked:not-last:border-b stacked:not-last:*:border-b-0',
  /** Has its column's name as `data-name`. */
  cell: 'border-line px-3 py-2 text-ink-2 first:ps-4 last:pe-4 stacked:grid stacked:grid-cols-[clamp(8rem,30%,12rem)_minmax(0,1fr)] stacked:gap-x-3 stacked:px-4 stacked:py-1 stacked:before:text-ink-3 stacked:before:content-[attr(data-name)_/_""]',
  value: 'col-start-2 stacked:wrap-anywhere',
}
