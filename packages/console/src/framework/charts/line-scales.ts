import { momentOf } from '../text/dates.ts'
import { runsOf, valueRange, type LineSettings, type PlottedSeries, type Point } from './line-data.ts'

export const PLOT_HEIGHT = 220
/** Space for the axes, in px. */
export const MARGIN = { top: 24, right: 24, bottom: 24, left: 52 }

/** Space for one label of an axis, in px. */
const TICK = { x: 90, y: 45 }

/** The multiples of a step between `first` and `last`. */
function multiples(step: number, first: number, last: number): number[] {
  const from = Math.ceil(first / step)
  return Array.from({ length: Math.floor(last / step) - from + 1 }, (_, index) => (from + index) * step)
}

/** The functions that map times and values to coordinates, and lines to SVG paths. */
export function lineScales(
  series: readonly PlottedSeries[],
  times: readonly number[],
  width: number,
  settings: LineSettings,
) {
  const inner = {
    width: Math.max(0, width - MARGIN.left - MARGIN.right),
    height: PLOT_HEIGHT - MARGIN.top - MARGIN.bottom,
  }
  const first = settings.xMin ? momentOf(settings.xMin).getTime() : (times[0] ?? 0)
  const last = settings.xMax ? momentOf(settings.xMax).getTime() : (times.at(-1) ?? first)
  const span = last - first || 1
  const x = (time: number) => MARGIN.left + ((time - first) / span) * inner.width
  const [least, most] = valueRange(series, settings)
  const step = roundStep((most - least) / Math.floor(inner.height / TICK.y))
  // Both ends of the axis are labelled.
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step]
  const y = (value: number) => MARGIN.top + ((high - value) / (high - low)) * inner.height
  return {
    x,
    y,
    timeAt: (position: number) => first + ((position - MARGIN.left) / (inner.width || 1)) * span,
    path: (points: readonly Point[]) =>
      runsOf(points, settings.gap)
        .map((run) =>
          linePath(
            run.map(({ time, value }) => [x(time), y(value)]),
            settings.interpolation,
          ),
        )
        .join(''),
    xTicks: multiples(timeStep(span / Math.max(2, Math.floor(inner.width / TICK.x))), first, last),
    yTicks: multiples(step, low, high),
    /** Whether the time spans more than a day, so that dates are more useful than hours. */
    isLong: span > 36 * 3_600_000,
  }
}

export type LineScales = ReturnType<typeof lineScales>

type PathPoint = readonly [x: number, y: number]

const at = ([x, y]: PathPoint): string => `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`

/** The SVG commands from the point before an index to the point at it. */
const INTERPOLATIONS = {
  linear: (points: readonly PathPoint[], to: number) => `L${at(points[to] ?? ORIGIN)}`,
  'step-after': (points: readonly PathPoint[], to: number) => {
    const [, before] = points[to - 1] ?? ORIGIN
    const next = points[to] ?? ORIGIN
    return `L${at([next[0], before])}L${at(next)}`
  },
  /** Smooth: the tangent at each point is parallel to the line between its neighbours. */
  cardinal: (points: readonly PathPoint[], to: number) => {
    const [start, end] = [points[to - 1] ?? ORIGIN, points[to] ?? ORIGIN]
    const [before, after] = [points[to - 2] ?? start, points[to + 1] ?? end]
    const leave: PathPoint = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const arrive: PathPoint = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return `C${at(leave)},${at(arrive)},${at(end)}`
  },
}
const ORIGIN: PathPoint = [0, 0]

/** The SVG path through the points. */
export function linePath(points: readonly PathPoint[], interpolation: keyof typeof INTERPOLATIONS = 'linear'): string {
  const commandTo = INTERPOLATIONS[interpolation] ?? INTERPOLATIONS.linear // a server may know others
  return points.map((point, index) => (index === 0 ? `M${at(point)}` : commandTo(points, index))).join('')
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const ROUND = [1, 2, 5, 10]
const TIMES = [
  ...[1, 5, 15, 30].map((count) => count * MINUTE),
  ...[1, 3, 6, 12].map((count) => count * HOUR),
  ...[1, 2, 4, 7, 14, 30, 90, 365].map((count) => count * DAY),
]

/** The smallest of 1, 2 and 5 times a power of ten that is at least `least`. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return (ROUND.find((each) => each * power >= least) ?? 10) * power
}

/** The smallest common time unit that is at least `least`, in ms. */
export const timeStep = (least: number): number => TIMES.find((each) => each >= least) ?? 365 * DAY
