import type { Volume } from './volumes.ts'

type Seen = Pick<Volume, 'status' | 'bootable' | 'group_id' | 'consistencygroup_id' | 'transfer'>

type Migrating = Pick<Volume, 'os-vol-mig-status-attr:migstat'>

/** Statuses that do not change without a user's action; all others are transitional. */
const RESTING = ['in-use', 'available', 'error', 'error_extending', 'error_managing', 'error_restoring', 'maintenance']

export const isVolumeTransitional = ({ status }: Pick<Volume, 'status'>): boolean => !RESTING.includes(status)

/** A migration does not change the status, unless the volume is locked. */
export const isVolumeMigrating = ({ 'os-vol-mig-status-attr:migstat': migration }: Migrating): boolean =>
  migration !== null && !['none', 'error', 'success', 'deleting'].includes(migration)

const DELETABLE = ['available', 'error', 'error_extending', 'error_managing', 'error_restoring']

const isUsable = ({ status }: Seen) => status === 'available' || status === 'in-use'
const isAvailable = ({ status }: Seen) => status === 'available'

/** What a volume's status allows. */
export const volumeCan = {
  edit: isUsable,
  extend: isUsable,
  launch: (volume: Seen) => isAvailable(volume) && volume.bootable === 'true',
  attach: isUsable,
  snapshot: isUsable,
  backup: isUsable,
  retype: isUsable,
  upload: isUsable,
  transfer: isAvailable,
  cancelTransfer: ({ status, transfer }: Seen) => status === 'awaiting-transfer' && transfer !== null,
  migrate: (volume: Seen & Migrating) => isUsable(volume) && !isVolumeMigrating(volume) && !volume.group_id,
  unmanage: (volume: Seen & Pick<Volume, 'attachments'>) =>
    DELETABLE.includes(volume.status) && !volume.group_id && volume.attachments.length === 0,
  delete: ({ status, group_id: group, consistencygroup_id: older }: Seen) =>
    DELETABLE.includes(status) && !group && !older,
}
