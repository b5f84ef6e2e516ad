import { expect, test } from 'vitest'
import { backupsUsedUp, gigabytesUsedUp, snapshotsUsedUp, volumesUsedUp } from './volume-quotas.ts'

const limits = {
  maxTotalVolumes: 2,
  totalVolumesUsed: 1,
  maxTotalVolumeGigabytes: 10,
  totalGigabytesUsed: 9,
  maxTotalSnapshots: -1,
  totalSnapshotsUsed: 99,
  maxTotalBackups: 1,
  totalBackupsUsed: 0,
  maxTotalBackupGigabytes: 5,
  totalBackupGigabytesUsed: 5,
}

test('a quota is used up by its number or its gigabytes, and never if it is unlimited', () => {
  expect([volumesUsedUp(limits), gigabytesUsedUp(limits), snapshotsUsedUp(limits), backupsUsedUp(limits)]).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(volumesUsedUp({ ...limits, totalGigabytesUsed: 10 })).toBe(true)
  expect(volumesUsedUp({ ...limits, totalVolumesUsed: 2 })).toBe(true)
  expect(snapshotsUsedUp({ ...limits, maxTotalSnapshots: 99 })).toBe(true)
})
