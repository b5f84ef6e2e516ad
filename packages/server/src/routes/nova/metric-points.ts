import type { MetricPeriod, MetricPoint } from '@meridian/contract'
import type { Measure } from '@meridian/wire'
import { ofOneGranularity } from '../classic/points.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** Length and distance of points of each period, in seconds: few enough points for a chart. */
const PERIODS: Record<MetricPeriod, { length: number; step: number }> = {
  hour: { length: HOUR_S, step: MINUTE_S },
  day: { length: DAY_S, step: 10 * MINUTE_S },
  week: { length: 7 * DAY_S, step: HOUR_S },
  month: { length: 30 * DAY_S, step: 4 * HOUR_S },
}

/** Times in milliseconds, the step in seconds. */
export interface Span {
  start: number
  stop: number
  step: number
}

export function spanOf(period: MetricPeriod, now: number): Span {
  const { length, step } = PERIODS[period]
  return { start: now - length * 1000, stop: now, step }
}

/** The measures of the granularity that suits the step, as points. */
export const pointsOf = (measures: readonly Measure[], { step }: Span): MetricPoint[] =>
  ofOneGranularity([...measures], step)
    .map(([moment, , value]): MetricPoint => [Date.parse(moment), value])
    .filter(([time, value]) => Number.isFinite(time) && Number.isFinite(value))
    .toSorted(([one], [other]) => one - other)

/** How many times the usual distance two measures may be apart before the time between them counts as a gap. */
const GAP = 2.5

/** The change of a counter per second. A counter that restarts, and the time after a gap, have no rate. */
export function ratesOf(points: readonly MetricPoint[]): MetricPoint[] {
  const usual = distanceOf(points)
  return points.slice(1).flatMap(([time, value], index): MetricPoint[] => {
    const [before, from] = points[index] ?? [time, value]
    const isKnown = time > before && value >= from && time - before <= usual * GAP
    return isKnown ? [[time, (value - from) / ((time - before) / 1000)]] : []
  })
}

/** The least distance of two points, in milliseconds. */
export const distanceOf = (points: readonly MetricPoint[]): number =>
  points
    .slice(1)
    .reduce(
      (least, [time], index) => Math.min(least, time - (points[index]?.[0] ?? time) || least),
      Number.POSITIVE_INFINITY,
    )

/** The sum of several series, at the times of any of them. */
export function summed(series: readonly (readonly MetricPoint[])[]): MetricPoint[] {
  const sums = new Map<number, number>()
  for (const [time, value] of series.flat()) sums.set(time, (sums.get(time) ?? 0) + value)
  return [...sums].toSorted(([one], [other]) => one - other)
}

/** One point for each step of the span that has any, with the mean of them. */
export function thinned(points: readonly MetricPoint[], { start, stop, step }: Span): MetricPoint[] {
  const width = step * 1000
  const inside = points.filter(([time]) => time >= start && time <= stop)
  const groups = Map.groupBy(inside, ([time]) => Math.floor(time / width) * width)
  return [...groups].map(([time, some]) => [
    // A single point stays where it was measured.
    some.length === 1 ? (some[0]?.[0] ?? time) : Math.max(time, start),
    some.reduce((sum, [, value]) => sum + value, 0) / some.length,
  ])
}

/** Each point divided by the last value of the other series at its time; by 1 if there is none. */
export function dividedBy(points: readonly MetricPoint[], divisors: readonly MetricPoint[]): MetricPoint[] {
  return points.map(([time, value]) => {
    const known = divisors.findLast(([at]) => at <= time) ?? divisors[0]
    return [time, value / (known?.[1] || 1)]
  })
}

export const scaled = (points: readonly MetricPoint[], factor: number): MetricPoint[] =>
  points.map(([time, value]) => [time, value * factor])
