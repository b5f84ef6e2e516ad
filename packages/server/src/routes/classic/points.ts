import type { LineChart } from '@meridian/contract'
import type { Measure } from '@meridian/wire'

export interface Point {
  /** UTC, to the second, without a zone suffix. */
  x: string
  y: number
}

const SECONDS = 19

/**
 * Merges several series into one: the mean of the measures of each span, in the order of time. Gnocchi returns
 * measures of all its granularities together.
 */
export function averaged(series: Measure[][], span: number): Point[] {
  const measures = series.flatMap((one) => ofOneGranularity(one, span))
  const spans = Map.groupBy(measures, ([moment]) => Math.floor(Date.parse(moment) / 1000 / span) * span)
  return [...spans]
    .toSorted(([left], [right]) => left - right)
    .map(([start, inside]) => ({
      x: new Date(start * 1000).toISOString().slice(0, SECONDS),
      y: inside.reduce((sum, [, , value]) => sum + value, 0) / inside.length,
    }))
}

/** The coarsest granularity that fits the span, or the finest. */
export function ofOneGranularity(measures: Measure[], span: number): Measure[] {
  const all = [...new Set(measures.map(([, granularity]) => granularity))].toSorted((left, right) => left - right)
  const chosen = all.findLast((granularity) => granularity <= span) ?? all[0]
  return measures.filter(([, granularity]) => granularity === chosen)
}

/** All series together: their sum at the last time, on average and at most; undefined if nothing was measured. */
export function statsOf(series: LineChart['series']): LineChart['stats'] {
  const times = Map.groupBy(
    series.flatMap(({ data }) => data),
    ({ x }) => x,
  )
  const sums = [...times]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, points]) => points.reduce((sum, { y }) => sum + y, 0))
  const used = sums.at(-1)
  if (used === undefined) return undefined
  return {
    used,
    average: sums.reduce((total, sum) => total + sum, 0) / sums.length,
    max_value: sums.reduce((most, sum) => Math.max(most, sum), 0),
    unit: series[0]?.unit ?? '',
  }
}
