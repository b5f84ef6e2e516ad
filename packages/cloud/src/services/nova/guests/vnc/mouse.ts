import type { Machine } from '../machine.ts'
import { CELL } from '../screen/font.ts'
import type { Selection } from './view.ts'

const LEFT = 1
const MIDDLE = 2

interface Uses {
  machine: Machine
  onSelect: (selection: Selection | undefined) => void
  onCopy: (text: string) => void
  onPaste: () => void
}

/** The mouse of a text console: the left button selects and copies, the middle one pastes. */
export function createMouse({ machine, onSelect, onCopy, onPaste }: Uses) {
  let before = 0
  let anchor: number | undefined
  let selected: Selection | undefined

  const cellAt = (x: number, y: number) => {
    const { columns, rows } = machine.screen
    const column = Math.min(Math.floor(x / CELL.width), columns - 1)
    return Math.min(Math.floor(y / CELL.height), rows - 1) * columns + column
  }
  return (buttons: number, x: number, y: number) => {
    const pressed = buttons & ~before
    const released = before & ~buttons
    before = buttons
    if (machine.phase !== 'running') return
    const at = cellAt(x, y)
    if (pressed & MIDDLE) onPaste()
    if (pressed & LEFT) {
      anchor = at
      selected = undefined
      onSelect(undefined)
    } else if (buttons & LEFT && anchor !== undefined && at !== anchor) {
      selected = { from: Math.min(anchor, at), to: Math.max(anchor, at) }
      onSelect(selected)
    }
    if (released & LEFT && selected) onCopy(machine.screen.textBetween(selected.from, selected.to))
  }
}
