import { useEffect, useMemo, useState, type RefObject, useCallback, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '../loading/timers.ts'
import type { Item } from '../resource/item.ts'
import { rowsIn, startOf, topToShow, type RowHeights, type RowView } from './row-window.ts'
import type { Density } from './use-preferences.ts'

/** The height of the sticky header, in px. */
const HEAD_HEIGHT = 36
/** The height of a row that is not measured, in px. */
const ROW_HEIGHT: Record<Density, number> = { comfortable: 40, compact: 32 }
/** Rows rendered outside the viewport, so that scrolling shows no blank rows. */
const BEYOND = 5

interface VirtualRows<T extends Item> {
  items: readonly T[]
  scroller: RefObject<HTMLElement | null>
  density: Density
  /** Always rendered, so that focus is not lost when it scrolls out of the viewport; -1: none. */
  activeIndex: number
}

/** The rows to render, and the gap before each. */
export function useVirtualRows<T extends Item>({ items, scroller, density, activeIndex }: VirtualRows<T>) {
  const usual = ROW_HEIGHT[density]
  const view = useRowView(scroller, usual)
  const [known, measure] = useMeasured()
  const heights = useMemo(() => heightsOf(items, usual, known), [items, usual, known])
  const count = items.length
  const beyond = useBeyond(count)
  const inSight = rowsIn({ count, heights }, { ...view, height: view.height - HEAD_HEIGHT + usual }, beyond)
  const indexes =
    activeIndex < 0 || activeIndex >= count || inSight.includes(activeIndex)
      ? inSight
      : [...inSight, activeIndex].sort((a, b) => a - b)

  const endOf = (index: number | undefined) => (index === undefined ? 0 : startOf(heights, index + 1))
  const drawn = indexes.flatMap((index, at) => {
    const item = items[index]
    return item ? [{ item, index, gap: startOf(heights, index) - endOf(indexes[at - 1]) }] : []
  })
  return {
    drawn,
    rest: startOf(heights, count) - endOf(indexes.at(-1)),
    /** A ref for rows that may be higher than usual. */
    measure,
    scrollTo(row: number) {
      const { current } = scroller
      if (!current) return
      const { scrollTop: top, clientHeight } = current
      current.scrollTo({ top: topToShow(heights, { top, height: clientHeight - HEAD_HEIGHT }, row) })
    },
  }
}

function heightsOf<T extends Item>(items: readonly T[], usual: number, known: ReadonlyMap<string, number>): RowHeights {
  if (known.size === 0) return { usual, measured: [] }
  const measured = items.flatMap(({ id }, index) => {
    const height = known.get(id)
    return height === undefined || height === usual ? [] : [{ index, height }]
  })
  return { usual, measured }
}

/** 0 at first, and after the count changes: visible rows come first. */
function useBeyond(count: number): number {
  const [settled, setSettled] = useState(0)
  useEffect(() => whenIdle(() => setSettled(count)), [count])
  return settled === count ? BEYOND : 0
}

/** The heights in px by id of the elements with this ref; for unmounted ones, the last known height. */
function useMeasured(): [ReadonlyMap<string, number>, (element: HTMLElement | null) => (() => void) | undefined] {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) =>
        setHeights((before) => {
          const measured = entries.map(({ target }) => [idOf(target), target.getBoundingClientRect().height] as const)
          return new Map([...before, ...measured])
        }),
      ),
  )
  useEffect(() => () => observer.disconnect(), [observer])
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      observer.observe(element)
      return () => observer.unobserve(element)
    },
    [observer],
  )
  return [heights, measure]
}

const idOf = (element: Element) => element.querySelector('[data-row]')?.getAttribute('data-row') ?? ''

/** The scroll offset, in steps of so many px, and the height of the scroller. */
function useRowView(scroller: RefObject<HTMLElement | null>, step: number): RowView {
  const [view, setView] = useState<RowView>({ top: 0, height: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { scrollTop, clientHeight: height } = element
      const top = scrollTop - (scrollTop % step)
      setView((before) => (before.top === top && before.height === height ? before : { top, height }))
    }
    // In the same frame: later rows would leave it blank.
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
