/** How high rows are: all the same, but for those that were measured. */
export interface RowHeights {
  usual: number
  /** By index, in its order. */
  measured: readonly { index: number; height: number }[]
}

/** Where a row begins, in px from the top of the first; the one after the last is where all end. */
export const startOf = ({ usual, measured }: RowHeights, row: number): number =>
  measured.reduce((start, { index, height }) => (index < row ? start + height - usual : start), row * usual)

/** The row that is this far from the top of the first. */
function rowAt({ usual, measured }: RowHeights, offset: number): number {
  let more = 0
  for (const { index, height } of measured) {
    const start = index * usual + more
    if (offset < start) break
    if (offset < start + height) return index
    more += height - usual
  }
  return Math.floor((offset - more) / usual)
}

/** What is seen of the rows: from where, and how much, in px. */
export interface RowView {
  top: number
  height: number
}

interface Rows {
  count: number
  heights: RowHeights
}

/** Indexes of the rows in sight, and of some beyond on either side. */
export function rowsIn({ count, heights }: Rows, { top, height }: RowView, beyond: number): number[] {
  if (height <= 0 || count === 0) return []
  // Rows that were taken out leave the scroller where it was until the browser has drawn.
  const from = Math.max(0, Math.min(top, startOf(heights, count) - height))
  const first = Math.max(0, rowAt(heights, from) - beyond)
  const last = Math.min(count - 1, rowAt(heights, from + height) + beyond)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** Where the view has to begin for the row to be in it; where it is, if the row is in sight. */
export function topToShow(heights: RowHeights, { top, height }: RowView, row: number): number {
  const start = startOf(heights, row)
  return Math.min(start, Math.max(top, startOf(heights, row + 1) - height))
}
