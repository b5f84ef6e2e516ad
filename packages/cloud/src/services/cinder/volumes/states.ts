import type { VolumeStatus } from '@meridian/wire'
import { conflict } from '../../../core/errors/fault.ts'
import type { Fault } from '../../../core/errors/fault.ts'
import { anyOf, invalidVolume } from '../faults.ts'
import type { VolumeRow } from './store.ts'

type Move =
  | 'delete'
  | 'extend'
  | 'extend attached'
  | 'upload'
  | 'retype'
  | 'reimage'
  | 'reimage reserved'
  | 'set read-only'
  | 'offer'
  | 'begin detaching'

/** The start statuses and the resulting status of each action. */
const MOVES: Readonly<Record<Move, { from: readonly VolumeStatus[]; to: VolumeStatus }>> = {
  delete: { from: ['available', 'error', 'error_restoring', 'error_extending', 'error_managing'], to: 'deleting' },
  extend: { from: ['available'], to: 'extending' },
  'extend attached': { from: ['in-use'], to: 'extending' },
  upload: { from: ['available'], to: 'uploading' },
  retype: { from: ['available', 'in-use'], to: 'retyping' },
  reimage: { from: ['available', 'error'], to: 'downloading' },
  'reimage reserved': { from: ['available', 'error', 'reserved'], to: 'downloading' },
  'set read-only': { from: ['available'], to: 'available' },
  offer: { from: ['available'], to: 'awaiting-transfer' },
  'begin detaching': { from: ['in-use'], to: 'detaching' },
}

/** Starts the action; throws Cinder's 400 if the status does not allow it. */
export function begin(volume: VolumeRow, move: Move): VolumeRow {
  const { from, to } = MOVES[move]
  if (!from.includes(volume.status)) throw refusal(volume, move)
  return { ...volume, status: to, previous_status: volume.status }
}

/** Throws 409 with the id of the snapshot unless the volume is available. */
export function beginReverting(volume: VolumeRow, snapshotId: string): VolumeRow {
  if (volume.status === 'available') return { ...volume, status: 'reverting', previous_status: 'available' }
  const attempt = `Can't revert volume ${volume.id} to its latest snapshot ${snapshotId}.`
  throw conflict(`Invalid volume: ${attempt} Volume's status must be 'available'.`)
}

/** The volume after an action: back in its previous status. */
export const settled = (volume: VolumeRow, fallback: VolumeStatus = 'available'): VolumeRow => ({
  ...volume,
  status: volume.previous_status ?? fallback,
  previous_status: null,
})

export const isMigrating = ({ migration_status: status }: VolumeRow) =>
  status !== null && !['deleting', 'error', 'success'].includes(status)

export const DELETE_REFUSED =
  'must not be migrating, attached, belong to a group, have snapshots, awaiting a transfer, or be disassociated from snapshots after volume transfer.'

export const cannotDelete = () =>
  invalidVolume(`Volume status must be ${anyOf(MOVES.delete.from)} and ${DELETE_REFUSED}`)

export const cannotRetype = () =>
  invalidVolume(
    'Retype needs volume to be in available or in-use state, not be part of an active migration or a consistency group, requested type has to be different that the one from the volume, and for in-use volumes front-end qos specs cannot change.',
  )

function refusal({ id, status }: VolumeRow, move: Move): Fault {
  const { from } = MOVES[move]
  switch (move) {
    case 'delete':
      return cannotDelete()
    case 'extend':
    case 'extend attached':
      return invalidVolume(`Volume ${id} status must be '{'status': '${from[0]}'}' to extend, currently ${status}.`)
    case 'upload':
      return invalidVolume(`Volume ${id} status must be ${anyOf(from)}`)
    case 'retype':
      return cannotRetype()
    case 'reimage':
    case 'reimage reserved':
      return invalidVolume(`Volume ${id} status must be ${anyOf(from)}, but current status is ${status}.`)
    case 'set read-only':
      return invalidVolume(
        `Volume ${id} status must be available to update readonly flag, but current status is: ${status}.`,
      )
    case 'offer':
      return invalidVolume('status must be available')
    case 'begin detaching':
      return invalidVolume(
        "Unable to detach volume. Volume status must be 'in-use' and attach_status must be 'attached' to detach.",
      )
  }
}
