/** The heights of the rows: all the same, except the measured ones. */
export interface RowHeights {
  usual: number
  /** Sorted by index. */
  measured: readonly { index: number; height: number }[]
}

/** The offset of a row in px from the first; for the row after the last, the total height. */
export const startOf = ({ usual, measured }: RowHeights, row: number): number =>
  measured.reduce((start, { index, height }) => (index < row ? start + height - usual : start), row * usual)

/** The row at this offset. */
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

/** The visible part: its offset and height, in px. */
export interface RowView {
  top: number
  height: number
}

interface Rows {
  count: number
  heights: RowHeights
}

/** The indexes of the visible rows, and of some more on either side. */
export function rowsIn({ count, heights }: Rows, { top, height }: RowView, beyond: number): number[] {
  if (height <= 0 || count === 0) return []
  // After rows are removed, the scroller keeps its old offset until the browser has painted.
  const from = Math.max(0, Math.min(top, startOf(heights, count) - height))
  const first = Math.max(0, rowAt(heights, from) - beyond)
  const last = Math.min(count - 1, rowAt(heights, from + height) + beyond)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** The scroll offset that makes the row visible; the current one if it already is. */
export function topToShow(heights: RowHeights, { top, height }: RowView, row: number): number {
  const start = startOf(heights, row)
  return Math.min(start, Math.max(top, startOf(heights, row + 1) - height))
}
