import type { KeyboardEvent } from 'react'

interface Box {
  top: number
  left: number
}

/** The index of the nearest box in the next column, to the left for `-1`; null in the last column. */
export function besides(boxes: readonly Box[], at: number, side: -1 | 1): number | null {
  const own = boxes[at]
  if (!own) return null
  const beside = boxes
    .map(({ top, left }, index) => ({ index, away: (left - own.left) * side, off: Math.abs(top - own.top) }))
    .filter(({ away }) => away > 1)
    .toSorted((a, b) => a.away - b.away || a.off - b.off)
  return beside[0]?.index ?? null
}

/**
 * The link to focus after a key in a panel of links, whose columns arrows cross. Null: back to what opened it.
 * Undefined: the key does nothing here.
 */
export function nextByArrow({ key }: KeyboardEvent, panel: HTMLElement | null): HTMLElement | null | undefined {
  const links = [...(panel?.querySelectorAll('a') ?? [])]
  const at = links.findIndex((link) => link === document.activeElement)
  const last = links.length - 1
  const along = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[key]
  if (along !== undefined) return links[along]
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const boxes = links.map((link) => link.getBoundingClientRect())
  const found = besides(boxes, at, key === 'ArrowLeft' ? -1 : 1)
  if (found !== null) return links[found]
  const isBack = key === (document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft')
  return isBack ? null : undefined
}
