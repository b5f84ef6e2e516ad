/** X keysyms that are not characters, and what a terminal sends for them. */
const SENT: Readonly<Record<number, string>> = {
  0xff08: '\u007F',
  0xff09: '\t',
  0xff0d: '\r',
  0xff1b: '\u001B',
  0xff51: '\u001B[D',
  0xff52: '\u001B[A',
  0xff53: '\u001B[C',
  0xff54: '\u001B[B',
  0xff8d: '\r',
}
const DELETE = new Set([0xffff, 0xff9f])
const CTRL = new Set([0xffe3, 0xffe4])
const ALT = new Set([0xffe9, 0xffea, 0xffe7, 0xffe8])

export const ATTENTION = Symbol('Ctrl+Alt+Del')

/** Translates key events into the text that a terminal gets, which can be empty. */
export function createKeyboard(): (keysym: number, isDown: boolean) => string | typeof ATTENTION {
  const held = new Set<number>()
  const holds = (keys: ReadonlySet<number>) => held.values().some((key) => keys.has(key))
  return (keysym, isDown) => {
    if (CTRL.has(keysym) || ALT.has(keysym)) {
      if (isDown) held.add(keysym)
      else held.delete(keysym)
      return ''
    }
    if (!isDown) return ''
    if (DELETE.has(keysym)) return holds(CTRL) && holds(ALT) ? ATTENTION : ''
    const special = SENT[keysym]
    if (special !== undefined) return special
    if (keysym < 0x20 || keysym > 0x7e) return ''
    const isControl = holds(CTRL) && keysym >= 0x40
    return String.fromCodePoint(isControl ? keysym & 0x1f : keysym)
  }
}
