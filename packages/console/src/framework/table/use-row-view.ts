import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { RowView } from './row-window.ts'

/** How far the scroller is scrolled, in steps of so many px, and how much room it has. */
export function useRowView(scroller: RefObject<HTMLElement | null>, step: number): RowView {
  const [view, setView] = useState<RowView>({ top: 0, height: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { scrollTop, clientHeight: height } = element
      const top = scrollTop - (scrollTop % step)
      setView((before) => (before.top === top && before.height === height ? before : { top, height }))
    }
    // In the same frame: rows that come later would leave it blank.
    const follow = () => flushSync(look)
    const observer = new ResizeObserver(look)
    look()
    element.addEventListener('scroll', follow, { passive: true })
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', follow)
      observer.disconnect()
    }
  }, [scroller, step])
  return view
}
