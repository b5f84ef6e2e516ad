import { expect, test } from 'vitest'
import { plotted, timesOf, type LineSettings } from './line-data.ts'
import { lineScales, MARGIN, PLOT_HEIGHT } from './line-scales.ts'

const WIDTH = 600
const BOTTOM = PLOT_HEIGHT - MARGIN.bottom
const RIGHT = WIDTH - MARGIN.right
const at = (hour: number) => `2026-05-01T${String(hour).padStart(2, '0')}:00:00`
const time = (hour: number) => Date.parse(`${at(hour)}Z`)
const series = plotted([{ name: 'web', unit: '%', data: [0, 6, 12].map((hour) => ({ x: at(hour), y: hour * 5 })) }])

const scalesOf = (settings: LineSettings) => lineScales(series, timesOf(series), WIDTH, settings)

test('[CHART-03] lines fill the plot from the first time to the last, and start at zero', () => {
  const { x, y, timeAt } = scalesOf({})
  expect([x(time(0)), x(time(6)), x(time(12))]).toEqual([MARGIN.left, (MARGIN.left + RIGHT) / 2, RIGHT])
  expect([y(0), y(60)]).toEqual([BOTTOM, MARGIN.top])
  expect(timeAt((MARGIN.left + RIGHT) / 2)).toBe(time(6))
})

test('[CHART-03] the settings define the range of both axes and the interpolation', () => {
  const { x, y } = scalesOf({ xMin: at(6), xMax: at(18), yMin: -100, yMax: 100 })
  expect([x(time(6)), x(time(18))]).toEqual([MARGIN.left, RIGHT])
  expect([y(-100), y(0), y(100)]).toEqual([BOTTOM, (MARGIN.top + BOTTOM) / 2, MARGIN.top])
  const points = series[0]?.points ?? []
  expect(scalesOf({}).path(points).match(/L/g)).toHaveLength(2)
  expect(scalesOf({ interpolation: 'step-after' }).path(points).match(/L/g)).toHaveLength(4)
  expect(scalesOf({ interpolation: 'cardinal' }).path(points)).toContain('C')
})

test('labels stand at round values, and at days if the time span is long', () => {
  const { yTicks, xTicks, isLong } = scalesOf({})
  expect(yTicks).toEqual([0, 20, 40, 60])
  expect(xTicks.every((tick) => tick % 3_600_000 === 0)).toBe(true)
  expect(xTicks.length).toBeGreaterThan(2)
  expect(isLong).toBe(false)
  expect(scalesOf({ xMax: '2026-05-09T00:00:00' }).isLong).toBe(true)
})
