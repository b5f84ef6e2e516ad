import { momentOf } from '../text/dates.ts'

/** What a line chart is given, as the server sends it. */
export interface LineChartData {
  series: readonly LineSeries[]
  settings?: LineSettings
  stats?: LineStats
}

export interface LineSeries {
  name: string
  unit: string
  data: readonly { x: string; y: number }[]
}

export interface LineSettings {
  axes_x?: boolean
  axes_y?: boolean
  axes_y_label?: boolean
  interpolation?: 'linear' | 'step-after' | 'cardinal'
  yMin?: number
  yMax?: number
  xMin?: string
  xMax?: string
  /** As the API spells it. */
  higlight_last_point?: boolean
}

/** What a bar beside the lines shows. */
export interface LineStats {
  used?: number
  average?: number
  tooltip_average?: string
}

/** A series with its times as numbers, in their order. */
export interface PlottedSeries {
  name: string
  unit: string
  points: readonly Point[]
}

export interface Point {
  time: number
  value: number
}

/** The series that have something to draw; what is no time or no number is left out. */
export const plotted = (series: readonly LineSeries[]): PlottedSeries[] =>
  series
    .map(({ name, unit, data }) => ({
      name,
      unit,
      points: data
        .map(({ x, y }) => ({ time: momentOf(x).getTime(), value: y }))
        .filter(({ time, value }) => Number.isFinite(time) && Number.isFinite(value))
        .toSorted((one, other) => one.time - other.time),
    }))
    .filter(({ points }) => points.length > 0)

/** All times that any of the series has a value at. */
export const timesOf = (series: readonly PlottedSeries[]): number[] =>
  [...new Set(series.flatMap(({ points }) => points.map(({ time }) => time)))].toSorted((one, other) => one - other)

/** The series between two times, both included. */
export const within = (series: readonly PlottedSeries[], from: number, to: number): PlottedSeries[] =>
  series.map((each) => ({ ...each, points: each.points.filter(({ time }) => time >= from && time <= to) }))

/** Where in the sorted times the one nearest to `time` is; -1: there are none. */
export function nearestIndex(times: readonly number[], time: number): number {
  let best = -1
  for (const [index, each] of times.entries()) {
    if (best >= 0 && Math.abs(each - time) > Math.abs((times[best] ?? 0) - time)) break
    best = index
  }
  return best
}

/** From the least to the greatest value, from zero unless values are below it, or as the settings say. */
export function valueRange(series: readonly PlottedSeries[], { yMin, yMax }: LineSettings): [number, number] {
  const values = series.flatMap(({ points }) => points.map(({ value }) => value))
  const low = yMin ?? values.reduce((least, value) => Math.min(least, value), 0)
  const high = yMax ?? values.reduce((most, value) => Math.max(most, value), low)
  return [low, high > low ? high : low + 1]
}
