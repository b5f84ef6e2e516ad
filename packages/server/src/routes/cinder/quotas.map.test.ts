import { expect, test } from 'vitest'
import { toVolumeLimits } from './quotas.map.ts'

test('[API-CINDER] a missing limit is -1, and usage is never negative', () => {
  const limits = toVolumeLimits({ maxTotalVolumes: -1, totalVolumesUsed: -2, maxTotalSnapshots: 10 })
  expect(limits).toMatchObject({ maxTotalVolumes: -1, totalVolumesUsed: 0, maxTotalSnapshots: 10, maxTotalBackups: -1 })
})
