import { expect, test } from 'vitest'
import { nearestIndex, plotted, timesOf, valueRange, within } from './line-data.ts'

const at = (minute: number) => `2026-05-01T10:0${minute}:00`
const time = (minute: number) => Date.parse(`${at(minute)}Z`)
const web = { name: 'web', unit: '%', data: [1, 0, 3].map((minute) => ({ x: at(minute), y: minute * 10 })) }
const db = { name: 'db', unit: '%', data: [{ x: at(2), y: 7 }] }

test('[CHART-03] points are sorted by time, in UTC', () => {
  expect(plotted([web])).toEqual([
    { name: 'web', unit: '%', points: [0, 1, 3].map((minute) => ({ time: time(minute), value: minute * 10 })) },
  ])
})

test('[CHART-03] series without a valid point draw nothing', () => {
  const nonsense = [
    { x: 'soon', y: 1 },
    { x: at(1), y: Number.NaN },
  ]
  expect(
    plotted([
      { name: 'none', unit: '', data: [] },
      { name: 'odd', unit: '', data: nonsense },
    ]),
  ).toEqual([])
})

test('the cursor stops at the time of any series that is nearest to the pointer', () => {
  const times = timesOf(plotted([web, db]))
  expect(times).toEqual([0, 1, 2, 3].map(time))
  expect(nearestIndex(times, time(0) - 1)).toBe(0)
  expect(nearestIndex(times, time(1) + 20_000)).toBe(1)
  expect(nearestIndex(times, time(9))).toBe(3)
  expect(nearestIndex([], 0)).toBe(-1)
})

test('a range includes the points at its ends', () => {
  expect(within(plotted([web]), time(1), time(3))[0]?.points.map(({ value }) => value)).toEqual([10, 30])
})

test('the axis starts at zero, at the lowest negative value, or as the settings say', () => {
  const series = plotted([web])
  expect(valueRange(series, {})).toEqual([0, 30])
  expect(valueRange(series, { yMin: -5, yMax: 100 })).toEqual([-5, 100])
  expect(valueRange(plotted([{ ...web, data: [{ x: at(0), y: 0 }] }]), {})).toEqual([0, 1])
})
