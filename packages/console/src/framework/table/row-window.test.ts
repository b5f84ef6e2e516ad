import { expect, test } from 'vitest'
import { rowsIn, startOf, topToShow } from './row-window.ts'

const SAME = { usual: 40, measured: [] }
/** The third and the seventh row are open. */
const OPEN = {
  usual: 40,
  measured: [
    { index: 2, height: 140 },
    { index: 6, height: 90 },
  ],
}

test('the rows follow each other, open ones with their full height', () => {
  expect(startOf(SAME, 10)).toBe(400)
  expect([2, 3, 6, 7, 10].map((row) => startOf(OPEN, row))).toEqual([80, 220, 340, 430, 550])
})

test('of ten thousand rows, only the visible ones and some more are rendered', () => {
  const rows = { count: 10_000, heights: SAME }
  expect(rowsIn(rows, { top: 0, height: 100 }, 0)).toEqual([0, 1, 2])
  expect(rowsIn(rows, { top: 4000, height: 79 }, 2)).toEqual([98, 99, 100, 101, 102, 103])
  expect(rowsIn(rows, { top: 399_900, height: 100 }, 5).at(-1)).toBe(9999)
})

test('with an open row, fewer rows are visible', () => {
  const rows = { count: 10, heights: OPEN }
  expect(rowsIn(rows, { top: 0, height: 200 }, 0)).toEqual([0, 1, 2])
  expect(rowsIn(rows, { top: 100, height: 130 }, 0)).toEqual([2, 3])
  expect(rowsIn(rows, { top: 425, height: 20 }, 0)).toEqual([6, 7])
})

test('the last rows are rendered at once when rows above them are removed', () => {
  expect(rowsIn({ count: 4, heights: SAME }, { top: 4000, height: 79 }, 0)).toEqual([2, 3])
})

test('nothing is rendered if nothing is visible', () => {
  expect(rowsIn({ count: 0, heights: SAME }, { top: 0, height: 100 }, 5)).toEqual([])
  expect(rowsIn({ count: 5, heights: SAME }, { top: 0, height: 0 }, 5)).toEqual([])
})

test('[TABLE-01] a row that gets focus by keyboard is scrolled into view by the smallest distance', () => {
  const view = { top: 400, height: 200 }
  expect(topToShow(SAME, view, 12)).toBe(400)
  expect(topToShow(SAME, view, 15)).toBe(440)
  expect(topToShow(SAME, view, 3)).toBe(120)
  expect(topToShow(OPEN, { top: 0, height: 100 }, 2)).toBe(80)
})
