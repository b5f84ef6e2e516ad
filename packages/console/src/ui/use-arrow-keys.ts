import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'

interface ArrowKeys {
  list: { ref: RefObject<HTMLUListElement | null>; onKeyDown: (event: KeyboardEvent) => void }
  /** The attributes of an item's button. */
  item: (id: string) => { tabIndex: number; onFocus: () => void }
}

/** A list of buttons as one stop of the Tab key: arrows, Home and End move the focus inside it. */
export function useArrowKeys(ids: readonly string[]): ArrowKeys {
  const ref = useRef<HTMLUListElement>(null)
  const [last, setLast] = useState<string | null>(null)
  const stop = last !== null && ids.includes(last) ? last : ids[0]
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (at === -1 || next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return {
    list: { ref, onKeyDown },
    item: (id) => ({ tabIndex: id === stop ? 0 : -1, onFocus: () => setLast(id) }),
  }
}
