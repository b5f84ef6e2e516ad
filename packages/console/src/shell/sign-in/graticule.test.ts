import { expect, test } from 'vitest'
import { meridian, project } from './graticule.ts'

const front = { tip: 0, turn: 0, lean: 0 }

test('the centre of the near side is drawn in the middle, the pole on top', () => {
  expect(project(0, 0, front)).toEqual([0, 0])
  expect(project(0, 90, front)?.[1]).toBeCloseTo(-1)
})

test('nothing of the far side is drawn', () => {
  expect(project(180, 0, front)).toBeNull()
  expect(meridian(180, { ...front, tip: 1 }).match(/M/g)).toHaveLength(1)
})
