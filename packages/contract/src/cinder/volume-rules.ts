import type { Volume } from './volumes.ts'

type Seen = Pick<Volume, 'status' | 'bootable' | 'group_id' | 'consistencygroup_id' | 'transfer' | 'metadata'>

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

/** Cinder shows the flag among the metadata, with Python's booleans. */
export const isReadOnly = ({ metadata }: Pick<Volume, 'metadata'>): boolean =>
  metadata.readonly?.toLowerCase() === 'true'

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
  revert: isAvailable,
  makeReadOnly: (volume: Seen) => isAvailable(volume) && !isReadOnly(volume),
  makeWritable: (volume: Seen) => isAvailable(volume) && isReadOnly(volume),
  transfer: isAvailable,
  cancelTransfer: ({ status, transfer }: Seen) => status === 'awaiting-transfer' && transfer !== null,
  migrate: (volume: Seen & Migrating) => isUsable(volume) && !isVolumeMigrating(volume) && !volume.group_id,
  unmanage: (volume: Seen & Pick<Volume, 'attachments'>) =>
    DELETABLE.includes(volume.status) && !volume.group_id && volume.attachments.length === 0,
  delete: ({ status, group_id: group, consistencygroup_id: older }: Seen) =>
    DELETABLE.includes(status) && !group && !older,
}

/** What is known of a volume type's back end and encryption. */
interface TypeSeen {
  name: string
  extra_specs: Readonly<Record<string, string | null>>
}

/** `moves`: the data is copied to another back end; `stays`: it is not; `unknown`: Cinder hides the back ends. */
export type RetypeForecast = 'moves' | 'stays' | 'unknown'

const BACKEND = 'volume_backend_name'

/** Whether the data moves if the type changes. A type without a back end is free to stay where the volume is. */
export function retypeForecast(current: TypeSeen | undefined, next: TypeSeen | undefined): RetypeForecast {
  const [from, to] = [current?.extra_specs[BACKEND], next?.extra_specs[BACKEND]]
  if (!from || !to) return 'unknown'
  return from === to ? 'stays' : 'moves'
}
