import { momentOf } from '../text/dates.ts'

/** The data of a line chart, as the server sends it. */
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
  /** Milliseconds without a value after which a line is interrupted. */
  gap?: number
  /** The spelling of the API. */
  higlight_last_point?: boolean
}

/** Something that happened at a time, marked on the axis. */
export interface LineMark {
  time: number
  label: string
  failed?: boolean
}

/** The values of a bar beside the lines. */
export interface LineStats {
  used?: number
  average?: number
  /** Where the bar ends; 100 unless given. */
  max_value?: number
  /** Of all three. */
  unit?: string
  tooltip_average?: string
}

/** A series with its times as numbers, sorted. */
export interface PlottedSeries {
  name: string
  unit: string
  points: readonly Point[]
}

export interface Point {
  time: number
  value: number
}

/** The series that have something to draw, without invalid times and values. */
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

/** All times at which any series has a value. */
export const timesOf = (series: readonly PlottedSeries[]): number[] =>
  [...new Set(series.flatMap(({ points }) => points.map(({ time }) => time)))].toSorted((one, other) => one - other)

/** The series between two times, both included. */
export const within = (series: readonly PlottedSeries[], from: number, to: number): PlottedSeries[] =>
  series.map((each) => ({ ...each, points: each.points.filter(({ time }) => time >= from && time <= to) }))

/** The points in runs without a gap. */
export function runsOf(points: readonly Point[], gap = Number.POSITIVE_INFINITY): Point[][] {
  const runs: Point[][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point.time - (last.at(-1)?.time ?? 0) <= gap) last.push(point)
    else runs.push([point])
  }
  return runs
}

/** The index of the time nearest to `time`; -1 if there are none. */
export function nearestIndex(times: readonly number[], time: number): number {
  let best = -1
  for (const [index, each] of times.entries()) {
    if (best >= 0 && Math.abs(each - time) > Math.abs((times[best] ?? 0) - time)) break
    best = index
  }
  return best
}

/** From the lowest to the highest value, including zero, or as the settings say. */
export function valueRange(series: readonly PlottedSeries[], { yMin, yMax }: LineSettings): [number, number] {
  const values = series.flatMap(({ points }) => points.map(({ value }) => value))
  const low = yMin ?? values.reduce((least, value) => Math.min(least, value), 0)
  const high = yMax ?? values.reduce((most, value) => Math.max(most, value), low)
  return [low, high > low ? high : low + 1]
}
