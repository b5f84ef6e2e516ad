import { expect, test } from 'vitest'
import { minimumVolumeSize, raisedVolumeSize } from './volume-size.ts'

const GIB = 2 ** 30

test.each([
  ['nothing', {}, 1],
  ['a source of 5 GiB', { gibibytes: 5 }, 5],
  ['an image of a little more than 2 GiB', { bytes: 2 * GIB + 2 ** 20 }, 3],
  ['an image of 2 GiB exactly', { bytes: 2 * GIB }, 2],
  ['an image that asks for more than it weighs', { bytes: GIB, minDisk: 8 }, 8],
  ['a flavor with a larger disk', { bytes: GIB, minDisk: 8, flavorDisk: 20 }, 20],
  ['a flavor without a disk', { minDisk: 0, flavorDisk: 0 }, 1],
])('[WORKFLOW-06] smallest size of a volume for %s', (_what, wanted, least) => {
  expect(minimumVolumeSize(wanted)).toBe(least)
})

test('[WORKFLOW-06] a size is raised to the minimum and never lowered', () => {
  expect(raisedVolumeSize(1, { gibibytes: 4 })).toBe(4)
  expect(raisedVolumeSize(10, { gibibytes: 4 })).toBe(10)
  expect(raisedVolumeSize(null, {})).toBe(1)
  expect(raisedVolumeSize(-3, {})).toBe(1)
})
