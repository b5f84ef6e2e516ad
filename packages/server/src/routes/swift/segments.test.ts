import { expect, test } from 'vitest'
import { segmentSize } from './segments.ts'

const MIB = 1024 * 1024

test.each([
  ['as usual', 6 * 1024 * MIB, {}, 64 * MIB],
  ['larger, so that they are no more than 1,000', 100_000 * MIB, {}, 100 * MIB],
  ['as the operator says', 5000, { OBJECT_SEGMENT_SIZE: 1000 }, 1000],
  ['as usual where the operator says nonsense', 5000, { OBJECT_SEGMENT_SIZE: 'small' }, 64 * MIB],
])('[SWIFT-03] segments are %s', (_how, size, settings, expected) => {
  expect(segmentSize(size, settings)).toBe(expected)
})
