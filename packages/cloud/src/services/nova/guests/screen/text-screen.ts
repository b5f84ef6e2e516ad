/** A cell is its character in the low byte and its colours above: foreground, then background, four bits each. */
export const cellOf = (character: number, foreground: number, background: number) =>
  character | (foreground << 8) | (background << 12)

const GREY = 7
const BLANK = cellOf(0x20, GREY, 0)
const TAB = 8

export interface TextScreen {
  readonly columns: number
  readonly rows: number
  /** Row by row; replaced when the size changes. */
  readonly cells: Uint16Array
  readonly cursor: { column: number; row: number }
  write: (text: string) => void
  /** Keeps the last lines. */
  resize: (columns: number, rows: number) => void
  clear: () => void
  /** The text between two cells, both included, as a mouse selects it. */
  textBetween: (from: number, to: number) => string
}

/** The part of a VT100 that boot messages and a shell need. */
export function createTextScreen(initialColumns: number, initialRows: number): TextScreen {
  let columns = initialColumns
  let rows = initialRows
  let cells = new Uint16Array(columns * rows).fill(BLANK)
  const cursor = { column: 0, row: 0 }
  let foreground = GREY
  let background = 0
  let escape = ''

  const newLine = () => {
    cursor.row += 1
    if (cursor.row < rows) return
    cells.copyWithin(0, columns)
    cells.fill(BLANK, (rows - 1) * columns)
    cursor.row = rows - 1
  }
  const put = (character: number) => {
    if (cursor.column >= columns) {
      cursor.column = 0
      newLine()
    }
    cells[cursor.row * columns + cursor.column] = cellOf(character > 0xff ? 0x3f : character, foreground, background)
    cursor.column += 1
  }
  const color = (code: number) => {
    if (code === 0) [foreground, background] = [GREY, 0]
    else if (code === 1) foreground |= 8
    else if (code === 7) [foreground, background] = [background, foreground]
    else if (code >= 30 && code <= 37) foreground = code - 30
    else if (code === 39) foreground = GREY
    else if (code >= 40 && code <= 47) background = code - 40
    else if (code === 49) background = 0
  }
  const erase = (from: number, to: number) => void cells.fill(BLANK, from, to)
  const control = (sequence: string) => {
    const numbers = sequence.slice(2, -1).split(';').map(Number)
    const [first = 0, second = 0] = numbers
    const at = cursor.row * columns + cursor.column
    switch (sequence.at(-1)) {
      case 'm':
        for (const code of numbers) color(code)
        break
      case 'H':
        cursor.row = Math.min(Math.max(first, 1), rows) - 1
        cursor.column = Math.min(Math.max(second, 1), columns) - 1
        break
      case 'J':
        erase(first === 2 ? 0 : at, cells.length)
        break
      case 'K':
        erase(first === 2 ? cursor.row * columns : at, (cursor.row + 1) * columns)
        break
      default: // moves that neither boot messages nor the shell make
    }
  }
  const writeOne = (character: string) => {
    const code = character.codePointAt(0) ?? 0x20
    if (escape !== '') {
      escape += character
      const isOver = !/^(?:\[[\d;?]*)?$/.test(escape.slice(1)) || escape.length > 20
      if (!isOver) return
      if (escape.startsWith('\u001B[')) control(escape)
      escape = ''
    } else if (character === '\u001B') escape = character
    else if (character === '\n') {
      cursor.column = 0
      newLine()
    } else if (character === '\r') cursor.column = 0
    else if (character === '\b') cursor.column = Math.max(cursor.column - 1, 0)
    else if (character === '\t') cursor.column = Math.min((Math.floor(cursor.column / TAB) + 1) * TAB, columns - 1)
    else if (code >= 0x20) put(code)
  }
  const clear = () => {
    cells.fill(BLANK)
    Object.assign(cursor, { column: 0, row: 0 })
  }

  return {
    get columns() {
      return columns
    },
    get rows() {
      return rows
    },
    get cells() {
      return cells
    },
    cursor,
    write: (text) => [...text].forEach(writeOne),
    clear,
    resize(nextColumns, nextRows) {
      const next = new Uint16Array(nextColumns * nextRows).fill(BLANK)
      const skipped = Math.max(cursor.row + 1 - nextRows, 0)
      for (let row = 0; row < Math.min(rows - skipped, nextRows); row += 1) {
        const from = (row + skipped) * columns
        next.set(cells.subarray(from, from + Math.min(columns, nextColumns)), row * nextColumns)
      }
      cells = next
      columns = nextColumns
      rows = nextRows
      cursor.row -= skipped
      cursor.column = Math.min(cursor.column, columns - 1)
    },
    textBetween(from, to) {
      const picked: string[] = []
      for (let row = Math.floor(from / columns); row <= Math.floor(to / columns); row += 1) {
        const start = Math.max(row * columns, from)
        const end = Math.min((row + 1) * columns - 1, to)
        const line = Array.from(cells.subarray(start, end + 1), (cell) => String.fromCodePoint(cell & 0xff))
        picked.push(line.join('').trimEnd())
      }
      return picked.join('\n')
    },
  }
}
