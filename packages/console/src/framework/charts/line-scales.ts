import { scaleLinear, scaleTime } from 'd3-scale'
import { curveCardinal, curveLinear, curveStepAfter, line } from 'd3-shape'
import { momentOf } from '../dates.ts'
import { valueRange, type LineSettings, type PlottedSeries, type Point } from './line-data.ts'

export const PLOT_HEIGHT = 220
/** Room for the axes, in px. */
export const MARGIN = { top: 12, right: 24, bottom: 24, left: 52 }

const CURVES = { linear: curveLinear, 'step-after': curveStepAfter, cardinal: curveCardinal }
/** Room that one label of an axis needs, in px. */
const TICK = { x: 90, y: 45 }

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
  const x = scaleTime([first, last === first ? first + 1 : last], [MARGIN.left, MARGIN.left + inner.width])
  const y = scaleLinear(valueRange(series, settings), [MARGIN.top + inner.height, MARGIN.top]).nice()
  const path = line<Point>(
    ({ time }) => x(time),
    ({ value }) => y(value),
  ).curve(CURVES[settings.interpolation ?? 'linear'] ?? curveLinear)
  return {
    x: (time: number) => x(time),
    y: (value: number) => y(value),
    timeAt: (place: number) => x.invert(place).getTime(),
    path: (points: readonly Point[]) => path(points) ?? '',
    xTicks: x.ticks(Math.max(2, Math.floor(inner.width / TICK.x))),
    yTicks: y.ticks(Math.floor(inner.height / TICK.y)),
    /** Whether the time spans more than a day, so that dates say more than hours. */
    isLong: last - first > 36 * 3_600_000,
  }
}

export type LineScales = ReturnType<typeof lineScales>
