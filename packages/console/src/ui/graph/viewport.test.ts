import { expect, test } from 'vitest'
import { fitted, toCanvas, toWorld, zoomAt } from './viewport.ts'

const VIEW = { x: 40, y: -10, scale: 1 }

test('[TOPO-03] the zoom ranges from 0.1 to 1.5', () => {
  expect(zoomAt(VIEW, { x: 0, y: 0 }, 100).scale).toBe(1.5)
  expect(zoomAt(VIEW, { x: 0, y: 0 }, 0.001).scale).toBe(0.1)
})

test('the point under the pointer stays there while zooming', () => {
  const point = { x: 120, y: 75 }
  const before = toWorld(VIEW, point)
  expect(toCanvas(zoomAt(VIEW, point, 0.6), before)).toEqual({
    x: expect.closeTo(point.x),
    y: expect.closeTo(point.y),
  })
})

test('[TOPO-03] centring fits the whole graph, at a scale of at most 1', () => {
  const size = { width: 800, height: 400 }
  const wide = fitted({ left: -1000, right: 1000, top: -50, bottom: 50 }, size, 20)
  expect(wide.scale).toBeCloseTo(0.38)
  expect(toCanvas(wide, { x: 0, y: 0 })).toEqual({ x: 400, y: 200 })
  expect(fitted({ left: 10, right: 20, top: 0, bottom: 5 }, size, 20).scale).toBe(1)
})
