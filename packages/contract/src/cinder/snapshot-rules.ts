import type { VolumeSnapshot } from './snapshots.ts'

type Seen = Pick<VolumeSnapshot, 'status' | 'group_snapshot_id'>

const isAvailable = ({ status }: Seen) => status === 'available'

/** Statuses that do not change without a user's action; all others are transitional. */
export const isSnapshotTransitional = ({ status }: Pick<Seen, 'status'>): boolean =>
  status !== 'available' && status !== 'error'

/** What a volume snapshot's status allows. */
export const snapshotCan = {
  createVolume: isAvailable,
  edit: isAvailable,
  backup: isAvailable,
  /** A snapshot in a group snapshot is deleted with it, and a snapshot that is being copied cannot be deleted. */
  delete: ({ status, group_snapshot_id: group }: Seen) => !group && status !== 'backing-up',
}
