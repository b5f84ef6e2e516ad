import type { VolumeSnapshot } from './snapshots.ts'

type Seen = Pick<VolumeSnapshot, 'status' | 'group_snapshot_id'>

const isAvailable = ({ status }: Seen) => status === 'available'

/** Statuses that stay as they are until somebody does something; all others are on the way to another. */
export const isSnapshotChanging = ({ status }: Pick<Seen, 'status'>): boolean =>
  status !== 'available' && status !== 'error'

/** What a volume snapshot's own state allows. */
export const snapshotCan = {
  createVolume: isAvailable,
  edit: isAvailable,
  backup: isAvailable,
  /** It goes with the snapshot of its group, and not while it is being copied. */
  delete: ({ status, group_snapshot_id: group }: Seen) => !group && status !== 'backing-up',
}
