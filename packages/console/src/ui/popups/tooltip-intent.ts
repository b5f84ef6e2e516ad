import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Long enough that moving across a toolbar shows nothing. */
const SHOW_MS = 500

/** Long enough for the pointer to move from the element into its tooltip (WCAG 1.4.13). */
const HIDE_MS = 120

export interface TooltipIntent {
  /** The element that has the tooltip; null while it is closed. */
  anchor: Element | null
  close: () => void
  triggerProps: HTMLAttributes<HTMLElement>
  popupProps: HTMLAttributes<HTMLElement>
}

/** Opens a tooltip when the pointer rests on its element, or when it gets focus by keyboard. */
export function useTooltipIntent(): TooltipIntent {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const become = (next: Element | null, delay: number) => {
    clearTimeout(timer.current)
    if (delay === 0) setAnchor(next)
    else timer.current = setTimeout(setAnchor, delay, next)
  }
  const close = () => become(null, 0)
  const leave = () => become(null, HIDE_MS)
  return {
    anchor,
    close,
    triggerProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') become(event.currentTarget, SHOW_MS)
      },
      onPointerLeave: leave,
      onPointerDown: close,
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) become(event.currentTarget, 0)
      },
      onBlur: close,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') close()
      },
    },
    popupProps: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave },
  }
}
