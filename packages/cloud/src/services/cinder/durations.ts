/** Duration of simulated work in seconds. */
export const SECONDS = {
  createVolume: 2,
  /** From scheduling to the end of the download. */
  downloadImage: 4,
  copyVolume: 3,
  deleteVolume: 1.5,
  extend: 2,
  retype: 2,
  migrate: 5,
  manage: 2,
  upload: 5,
  reimage: 4,
  createSnapshot: 1.5,
  deleteSnapshot: 1,
  revert: 3,
  createBackup: 6,
  restoreBackup: 5,
  deleteBackup: 1.5,
  createGroup: 1.5,
  changeGroup: 1,
  deleteGroup: 1.5,
} as const
