import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Long enough that crossing a toolbar shows nothing. */
const SHOW_MS = 500

/** Long enough for the pointer to get from the element into its tooltip (WCAG 1.4.13). */
const HIDE_MS = 120

export interface TooltipIntent {
  /** The element to tell about; null while there is nothing to tell. */
  anchor: Element | null
  close: () => void
  triggerProps: HTMLAttributes<HTMLElement>
  popupProps: HTMLAttributes<HTMLElement>
}

/** Tells when a tooltip is wanted: the pointer rests on its element, or the keyboard's focus is there. */
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
