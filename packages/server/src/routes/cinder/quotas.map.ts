import type { VolumeLimits } from '@meridian/contract'

/** Cinder's usage can be negative after a race. */
const usageOf = (limits: Record<string, number>, name: string) => Math.max(0, limits[name] ?? 0)
const limitOf = (limits: Record<string, number>, name: string) => Math.max(-1, limits[name] ?? -1)

export const toVolumeLimits = (limits: Record<string, number>): VolumeLimits => ({
  maxTotalVolumes: limitOf(limits, 'maxTotalVolumes'),
  totalVolumesUsed: usageOf(limits, 'totalVolumesUsed'),
  maxTotalVolumeGigabytes: limitOf(limits, 'maxTotalVolumeGigabytes'),
  totalGigabytesUsed: usageOf(limits, 'totalGigabytesUsed'),
  maxTotalSnapshots: limitOf(limits, 'maxTotalSnapshots'),
  totalSnapshotsUsed: usageOf(limits, 'totalSnapshotsUsed'),
  maxTotalBackups: limitOf(limits, 'maxTotalBackups'),
  totalBackupsUsed: usageOf(limits, 'totalBackupsUsed'),
  maxTotalBackupGigabytes: limitOf(limits, 'maxTotalBackupGigabytes'),
  totalBackupGigabytesUsed: usageOf(limits, 'totalBackupGigabytesUsed'),
})
