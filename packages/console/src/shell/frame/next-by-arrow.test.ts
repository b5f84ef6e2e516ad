import { expect, test } from 'vitest'
import { besides } from './next-by-arrow.ts'

const boxes = [
  { left: 0, top: 0 },
  { left: 0, top: 40 },
  { left: 200, top: 10 },
  { left: 200, top: 50 },
]

test('an arrow to a side leads to the link in the next column that is nearest in height', () => {
  expect(besides(boxes, 1, 1)).toBe(3)
  expect(besides(boxes, 2, -1)).toBe(0)
  expect(besides(boxes, 0, -1)).toBeNull()
  expect(besides(boxes, -1, 1)).toBeNull()
})
