import type { SnapshotStatus } from '@meridian/wire'
import { badRequest } from '../../../core/errors/fault.ts'
import { invalidSnapshot } from '../faults.ts'
import type { SnapshotRow } from './store.ts'

/** Snapshots of a group snapshot cannot be deleted one by one. */
export function beginDeleting(snapshot: SnapshotRow, force = false): SnapshotRow {
  const isFree = snapshot.group_snapshot_id === null
  if (isFree && (force || ['available', 'error'].includes(snapshot.status))) return { ...snapshot, status: 'deleting' }
  const status = force ? '' : 'status must be available or error and'
  throw invalidSnapshot(`Snapshot ${status} must not be part of a group.`)
}

/** The status changes that Nova can report. */
const MOVES: Readonly<Partial<Record<SnapshotStatus, readonly SnapshotStatus[]>>> = {
  creating: ['creating', 'available', 'error'],
  deleting: ['deleting', 'error_deleting'],
}

export function moved({ status }: SnapshotRow, wanted: string): SnapshotStatus {
  const legal = MOVES[status]
  if (!legal) throw badRequest(`Snapshot status ${status} not allowed for update_snapshot_status`)
  const found = legal.find((candidate) => candidate === wanted)
  if (found) return found
  throw badRequest(`Provided snapshot status ${wanted} not allowed for snapshot with status ${status}.`)
}
