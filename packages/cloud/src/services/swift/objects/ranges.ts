/** Both ends are inclusive. */
export interface Range {
  start: number
  end: number
}

/** Limit against abuse. */
const MAX_RANGES = 50
const MAX_OVERLAPS = 2
const MAX_STEPS_BACK = 8

/** The satisfiable ranges of a header: empty if none is satisfiable, undefined without a valid header. */
export function readRanges(header: string | undefined, size: number): Range[] | undefined {
  const [, list] = /^\s*bytes\s*=(.+)$/i.exec(header ?? '') ?? []
  if (list === undefined) return undefined
  const requested = list.split(',').map((text) => readRange(text.trim(), size))
  if (requested.includes(undefined)) return undefined
  const found = requested.filter((range) => range !== undefined && range !== 'none')
  return isAbsurd(found) ? [] : found
}

function readRange(text: string, size: number): Range | 'none' | undefined {
  const [, from, to] = /^(\d*)-(\d*)$/.exec(text) ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '' && size === 0) return undefined
  if (from === '') return to === '0' ? 'none' : { start: Math.max(size - Number(to), 0), end: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return undefined
  if (Number(from) >= size) return 'none'
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

function isAbsurd(ranges: readonly Range[]): boolean {
  if (ranges.length > MAX_RANGES) return true
  const overlap = (one: Range, other: Range) => one.start <= other.end && other.start <= one.end
  const overlaps = ranges.flatMap((one, at) => ranges.slice(at + 1).filter((other) => overlap(one, other)))
  const stepsBack = ranges.filter((range, at) => range.start < (ranges[at - 1]?.start ?? 0))
  return overlaps.length > MAX_OVERLAPS || stepsBack.length >= MAX_STEPS_BACK
}
