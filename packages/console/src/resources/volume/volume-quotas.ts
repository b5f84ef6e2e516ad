import { cinderQuotaEndpoints, type VolumeLimits } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { isUsedUp, quotaAvailability } from '../../framework/actions/quota-availability.ts'

export const gigabytesUsedUp = (limits: VolumeLimits): boolean =>
  isUsedUp(limits.maxTotalVolumeGigabytes, limits.totalGigabytesUsed)

export const volumesUsedUp = (limits: VolumeLimits): boolean =>
  isUsedUp(limits.maxTotalVolumes, limits.totalVolumesUsed) || gigabytesUsedUp(limits)

/** Unless the operator excludes snapshots, they share the gigabytes with volumes; only the service knows that. */
export const snapshotsUsedUp = (limits: VolumeLimits): boolean =>
  isUsedUp(limits.maxTotalSnapshots, limits.totalSnapshotsUsed)

export const backupsUsedUp = (limits: VolumeLimits): boolean =>
  isUsedUp(limits.maxTotalBackups, limits.totalBackupsUsed) ||
  isUsedUp(limits.maxTotalBackupGigabytes, limits.totalBackupGigabytesUsed)

/** For an action's `availability`: disabled, with the reason, once the quota is used up. */
export const volumeQuota = (what: string, isFull: (limits: VolumeLimits) => boolean) =>
  quotaAvailability(what, async (signal) => isFull(await call(cinderQuotaEndpoints.cinderLimits, {}, { signal })))
