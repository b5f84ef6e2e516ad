import type { Machine } from '../machine.ts'
import { cellOf } from '../screen/text-screen.ts'
import type { Picture } from './picture.ts'

/** QEMU's size of a display without a guest, 640 by 480. */
const NOTHING = { columns: 80, rows: 30 }

/** Cells that a mouse selected, both ends included. */
export interface Selection {
  from: number
  to: number
}

/** What the screen shows in the machine's state. */
export function pictureOf(machine: Machine, selection: Selection | undefined, isCursorOn: boolean): Picture {
  const { phase, screen, row } = machine
  if (phase === 'off') return message(['No signal', '', offReason(machine)])
  if (phase === 'gone') return message(['No signal', '', `${row.name} was deleted.`])
  const cells = screen.cells.slice()
  const invert = (at: number) => {
    const cell = cells[at]
    if (cell !== undefined) cells[at] = cellOf(cell & 0xff, cell >> 12, (cell >> 8) & 15)
  }
  if (selection) for (let at = selection.from; at <= selection.to; at += 1) invert(at)
  const { column, row: line } = screen.cursor
  if (isCursorOn && column < screen.columns) invert(line * screen.columns + column)
  return { columns: screen.columns, rows: screen.rows, cells }
}

function offReason({ row }: Machine): string {
  if (row.vm_state === 'building') return 'Guest has not initialized the display (yet).'
  return row.vm_state === 'suspended' ? `${row.name} is suspended.` : `${row.name} is shut off.`
}

const GREY = 7

function message(lines: readonly string[]): Picture {
  const { columns, rows } = NOTHING
  const cells = new Uint16Array(columns * rows).fill(cellOf(0x20, GREY, 0))
  const top = Math.floor((rows - lines.length) / 2)
  for (const [index, line] of lines.entries()) {
    const shown = line.slice(0, columns)
    const left = Math.floor((columns - shown.length) / 2)
    for (const [offset, character] of [...shown].entries()) {
      const code = character.codePointAt(0) ?? 0x20
      cells[(top + index) * columns + left + offset] = cellOf(code > 0x7e ? 0x3f : code, GREY, 0)
    }
  }
  return { columns, rows, cells }
}
