import { momentOf } from '../text/dates.ts'
import { valueRange, type LineSettings, type PlottedSeries, type Point } from './line-data.ts'
import { linePath } from './line-path.ts'
import { roundStep, timeStep } from './round-steps.ts'

export const PLOT_HEIGHT = 220
/** Room for the axes, in px. */
export const MARGIN = { top: 24, right: 24, bottom: 24, left: 52 }

/** Room that one label of an axis needs, in px. */
const TICK = { x: 90, y: 45 }

/** Multiples of a step, from the one at or after `first` to the one at or before `last`. */
function multiples(step: number, first: number, last: number): number[] {
  const from = Math.ceil(first / step)
  return Array.from({ length: Math.floor(last / step) - from + 1 }, (_, index) => (from + index) * step)
}

/** How times and values become places, and lines their outlines. */
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
    timeAt: (place: number) => first + ((place - MARGIN.left) / (inner.width || 1)) * span,
    path: (points: readonly Point[]) =>
      linePath(
        points.map(({ time, value }) => [x(time), y(value)]),
        settings.interpolation,
      ),
    xTicks: multiples(timeStep(span / Math.max(2, Math.floor(inner.width / TICK.x))), first, last),
    yTicks: multiples(step, low, high),
    /** Whether the time spans more than a day, so that dates say more than hours. */
    isLong: span > 36 * 3_600_000,
  }
}

export type LineScales = ReturnType<typeof lineScales>
