import { useLayoutEffect, useState, type RefObject } from 'react'

/** A window being dragged wider changes size all the time; a chart is drawn anew when it has come to rest. */
const RESIZE_DELAY_MS = 400

/** The element's width in px: at once when it is first there, and then whenever it has settled; 0 until then. */
export function useSettledWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return
    setWidth(element.current.clientWidth)
    let timer: ReturnType<typeof setTimeout>
    const observer = new ResizeObserver(([entry]) => {
      clearTimeout(timer)
      if (entry) timer = setTimeout(setWidth, RESIZE_DELAY_MS, Math.floor(entry.contentRect.width))
    })
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element])
  return width
}
