import { CELL, glyphRow } from '../screen/font.ts'

/** What a client sees: cells, some of them inverted. */
export interface Picture {
  columns: number
  rows: number
  cells: Uint16Array
}

/** Cells from `left` to `right` in the rows from `top` to `bottom`, all included. */
export interface CellArea {
  left: number
  right: number
  top: number
  bottom: number
}

export const sizeOf = ({ columns, rows }: Pick<Picture, 'columns' | 'rows'>) => ({
  width: columns * CELL.width,
  height: rows * CELL.height,
})

/** One area per row that differs. */
export function changedAreas(before: Picture | undefined, after: Picture): CellArea[] {
  const { columns, rows, cells } = after
  if (!before || before.columns !== columns || before.rows !== rows) {
    return [{ left: 0, right: columns - 1, top: 0, bottom: rows - 1 }]
  }
  const areas: CellArea[] = []
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns
    let left = 0
    let right = columns - 1
    while (left < columns && cells[start + left] === before.cells[start + left]) left += 1
    if (left === columns) continue
    while (cells[start + right] === before.cells[start + right]) right -= 1
    areas.push({ left, right, top: row, bottom: row })
  }
  return areas
}

/** The pixels of an area in RFB's encoding Raw. */
export function rawPixels({ cells, columns }: Picture, area: CellArea, palette: readonly Buffer[]): Buffer {
  const size = palette[0]?.length ?? 4
  const width = area.right - area.left + 1
  const height = area.bottom - area.top + 1
  const bytes = Buffer.alloc(width * CELL.width * height * CELL.height * size)
  let at = 0
  for (let row = area.top; row <= area.bottom; row += 1) {
    for (let line = 0; line < CELL.height; line += 1) {
      for (let column = area.left; column <= area.right; column += 1) {
        const cell = cells[row * columns + column] ?? 0
        const bits = glyphRow(cell & 0xff, line)
        const ink = palette[(cell >> 8) & 15]
        const paper = palette[cell >> 12]
        for (let bit = 0x80; bit > 0; bit >>= 1) {
          const pixel = (bits & bit) === 0 ? paper : ink
          for (let part = 0; part < size; part += 1) bytes[at + part] = pixel?.[part] ?? 0
          at += size
        }
      }
    }
  }
  return bytes
}
