/** What a key does on a focused row. */
export type RowCommand =
  | { do: 'move'; by: number }
  | { do: 'first' | 'last' | 'open' | 'menu' | 'expand' | 'collapse' | 'select-all' | 'clear' }
  | { do: 'select'; range: boolean }

interface Key {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** Rows that Page Up and Page Down pass over. */
const PAGE = 10

const MOVES: Record<string, RowCommand> = {
  ArrowDown: { do: 'move', by: 1 },
  ArrowUp: { do: 'move', by: -1 },
  PageDown: { do: 'move', by: PAGE },
  PageUp: { do: 'move', by: -PAGE },
  Home: { do: 'first' },
  End: { do: 'last' },
  ContextMenu: { do: 'menu' },
  Escape: { do: 'clear' },
}

/** Keys that a control inside the row needs for itself. */
const ON_ROW: Record<string, RowCommand> = {
  Enter: { do: 'open' },
  ArrowRight: { do: 'expand' },
  ArrowLeft: { do: 'collapse' },
}

/** `onRow`: the row itself has focus, not a control inside it. */
export function rowCommand({ key, shiftKey, ctrlKey, metaKey }: Key, onRow: boolean): RowCommand | null {
  if (key === 'F10' && shiftKey) return { do: 'menu' }
  if (onRow && key === ' ') return { do: 'select', range: shiftKey }
  if (onRow && key.toLowerCase() === 'a' && (ctrlKey || metaKey)) return { do: 'select-all' }
  if (ctrlKey || metaKey) return null
  return MOVES[key] ?? (onRow ? (ON_ROW[key] ?? null) : null)
}
