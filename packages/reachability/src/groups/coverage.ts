import type { Range } from '../model/addresses.ts'
import type { Span } from './traffic.ts'

/** What one rule lets through: these ports, for these addresses. */
export interface Area {
  span: Span
  range: Range
}

/** Whether areas together let all ports through for all addresses, some of it, or nothing. */
export function coverage(areas: readonly Area[], asked: Area): 'all' | 'some' | 'none' {
  const inside = areas.filter((area) => area.range.version === asked.range.version && touches(area, asked))
  if (inside.length === 0) return 'none'
  const edges = inside.flatMap(({ span }) => [span.first, span.last + 1])
  const starts = [...new Set([asked.span.first, ...edges])].filter(
    (port) => asked.span.first <= port && port <= asked.span.last,
  )
  const isCovered = (port: number) =>
    coversAll(
      inside.filter(({ span }) => span.first <= port && port <= span.last).map(({ range }) => range),
      asked.range,
    )
  return starts.every(isCovered) ? 'all' : 'some'
}

const touches = ({ span, range }: Area, asked: Area) =>
  span.first <= asked.span.last &&
  asked.span.first <= span.last &&
  range.first <= asked.range.last &&
  asked.range.first <= range.last

function coversAll(ranges: readonly Range[], asked: Range): boolean {
  let next = asked.first
  for (const range of [...ranges].sort((a, b) => (a.first < b.first ? -1 : 1))) {
    if (range.first > next) return false
    if (range.last >= next) next = range.last + 1n
    if (next > asked.last) return true
  }
  return false
}
