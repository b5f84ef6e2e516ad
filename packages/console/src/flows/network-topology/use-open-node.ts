import { useState } from 'react'

/** Which node's balloon is open, and what it points at. */
export interface OpenNode {
  id: string | null
  anchor: Element | null
  /** Opens the node's, or closes it where it is open there. */
  toggle(id: string, anchor: Element): void
  close(): void
}

export function useOpenNode(): OpenNode {
  const [opened, setOpened] = useState<{ id: string | null; anchor: Element | null }>({ id: null, anchor: null })
  return {
    ...opened,
    toggle: (id, anchor) =>
      setOpened((before) => (before.id === id && before.anchor === anchor ? { id: null, anchor } : { id, anchor })),
    close: () => setOpened(({ anchor }) => ({ id: null, anchor })),
  }
}
