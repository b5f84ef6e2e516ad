import type { ComputeLimits } from '@meridian/contract'
import { expect, test } from 'vitest'
import { isQuotaExceeded } from './launch.actions.ts'

const room = {
  maxTotalInstances: 10,
  totalInstancesUsed: 9,
  maxTotalCores: 20,
  totalCoresUsed: 19,
  maxTotalRAMSize: -1,
  totalRAMUsed: 4096,
} as ComputeLimits // all that is read of it

test.each([
  [{}, false],
  [{ totalInstancesUsed: 10 }, true],
  [{ totalCoresUsed: 21 }, true],
  [{ maxTotalRAMSize: 4096 }, true],
])('nothing more can be launched with %j: %s', (more, exceeded) => {
  expect(isQuotaExceeded({ ...room, ...more })).toBe(exceeded)
})
