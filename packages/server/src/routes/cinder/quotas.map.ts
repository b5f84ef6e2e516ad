import type { VolumeLimits } from '@meridian/contract'

/** Cinder's usage can be negative after a race. */
const used = (limits: Record<string, number>, name: string) => Math.max(0, limits[name] ?? 0)
const most = (limits: Record<string, number>, name: string) => Math.max(-1, limits[name] ?? -1)

export const toVolumeLimits = (limits: Record<string, number>): VolumeLimits => ({
  maxTotalVolumes: most(limits, 'maxTotalVolumes'),
  totalVolumesUsed: used(limits, 'totalVolumesUsed'),
  maxTotalVolumeGigabytes: most(limits, 'maxTotalVolumeGigabytes'),
  totalGigabytesUsed: used(limits, 'totalGigabytesUsed'),
  maxTotalSnapshots: most(limits, 'maxTotalSnapshots'),
  totalSnapshotsUsed: used(limits, 'totalSnapshotsUsed'),
  maxTotalBackups: most(limits, 'maxTotalBackups'),
  totalBackupsUsed: used(limits, 'totalBackupsUsed'),
  maxTotalBackupGigabytes: most(limits, 'maxTotalBackupGigabytes'),
  totalBackupGigabytesUsed: used(limits, 'totalBackupGigabytesUsed'),
})
