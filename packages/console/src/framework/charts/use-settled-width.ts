import { useLayoutEffect, useState, type RefObject } from 'react'

/** While a window is resized, its size changes all the time; the chart is drawn when it has settled. */
const RESIZE_DELAY_MS = 400

/** The element's width in px: measured at once on mount, then whenever it has settled; 0 until then. */
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
