import { expect, test } from 'vitest'
import { refetchGaps } from './gaps.ts'

const gaps = [{ service: 'image', message: 'The image service did not answer in time.', request_id: null }]

test('what a service did not deliver in time is requested again, ever later and a few times', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7].map((dataUpdateCount) =>
    refetchGaps({ state: { data: { items: [], gaps }, dataUpdateCount } }),
  )
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, false])
})

test.each([undefined, null, 'text', { items: [] }, { items: [], gaps: [] }])('a whole reply is not: %j', (data) => {
  expect(refetchGaps({ state: { data, dataUpdateCount: 1 } })).toBe(false)
})
