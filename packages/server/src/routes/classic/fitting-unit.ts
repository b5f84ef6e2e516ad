import type { LineChart } from '@meridian/contract'

type Series = LineChart['series'][number]

/** Larger units by unit, the smallest first, with their factors. */
const LARGER: Record<string, readonly (readonly [unit: string, size: number])[]> = {
  ns: [
    ['ms', 1e6],
    ['s', 1e9],
    ['min', 60e9],
    ['h', 3600e9],
  ],
  MB: [
    ['GB', 1024],
    ['TB', 1024 ** 2],
  ],
  GB: [['TB', 1024]],
}

/** Converts all values to the largest unit in which the greatest is at least 1. */
export function inFittingUnit(series: readonly Series[]): Series[] {
  const most = series.flatMap(({ data }) => data).reduce((greatest, { y }) => Math.max(greatest, Math.abs(y)), 0)
  return series.map((each) => {
    const [unit, size] = LARGER[each.unit]?.findLast(([, least]) => most >= least) ?? [each.unit, 1]
    return { ...each, unit, data: each.data.map(({ x, y }) => ({ x, y: y / size })) }
  })
}
