import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useState, type RefObject } from 'react'
import type { Item } from '../define-resource.ts'
import { whenIdle } from '../when-idle.ts'
import type { Density } from './use-preferences.ts'

/** Height of the header, which the rows begin under, in px. */
const HEAD_HEIGHT = 36
/** Height of a row, unless it is measured, in px. */
const ROW_HEIGHT: Record<Density, number> = { comfortable: 40, compact: 32 }
/** Rows drawn beyond the window, so that scrolling never outruns drawing. */
const OVERSCAN = 5

interface VirtualRows<T extends Item> {
  items: readonly T[]
  scroller: RefObject<HTMLElement | null>
  density: Density
  /** Drawn wherever it is, so that focus is not lost when it scrolls out of the window; -1: none. */
  activeIndex: number
}

/** Which rows are drawn now, and how much room to leave before each of them. */
export function useVirtualRows<T extends Item>({ items, scroller, density, activeIndex }: VirtualRows<T>) {
  const overscan = useOverscan(items.length > 0)
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableSectionElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT[density],
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const indexes = defaultRangeExtractor(range)
        if (activeIndex < 0 || activeIndex >= range.count || indexes.includes(activeIndex)) return indexes
        return [...indexes, activeIndex].sort((a, b) => a - b)
      },
      [activeIndex],
    ),
    overscan,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
  })
  useEffect(() => virtualizer.measure(), [virtualizer, density])
  let end = HEAD_HEIGHT
  const drawn = virtualizer.getVirtualItems().flatMap(({ index, start, end: itsEnd }) => {
    const item = items[index]
    const gap = start - end
    end = itsEnd
    return item ? [{ item, index, gap }] : []
  })
  return { virtualizer, drawn, rest: virtualizer.getTotalSize() + HEAD_HEIGHT - end }
}

/** None at first: what is in sight comes before what is not. */
function useOverscan(hasRows: boolean): number {
  const [overscan, setOverscan] = useState(0)
  useEffect(() => (hasRows ? whenIdle(() => setOverscan(OVERSCAN)) : undefined), [hasRows])
  return overscan
}
