import type { BatchMessages } from '../../../framework/actions/batch-options.ts'
import { volumeStatuses } from '../volume.messages.ts'
import { texts } from '../../../framework/text/texts.ts'

export const volumeGroupMessages = texts('volumeGroup', {
  emptyHint: 'A group keeps volumes together, so that one snapshot has all of them at the same moment.',
  manage: 'Manage Volumes',
  clone: 'Clone Volume Group',
  delete: 'Delete Volume Group',
  noVolumes: 'This group has no volumes.',
  volumesFailed: 'Unable to retrieve the volumes of the group.',
  noSnapshots: 'There are no snapshots of this group.',
  snapshotsFailed: 'Unable to retrieve the snapshots of the group.',
})

export const volumeGroupFields = texts('volumeGroup.field', {
  volumeTypes: 'Volume Type(s)',
  hasSnapshots: 'Has Snapshots',
  groupType: 'Group Type',
  replication: 'Replication Status',
})

/** By Cinder's names of the statuses. */
export const groupStatuses = texts('volumeGroup.status', {
  available: volumeStatuses.available,
  creating: volumeStatuses.creating,
  updating: 'Updating',
  deleting: volumeStatuses.deleting,
  error: volumeStatuses.error,
  error_deleting: volumeStatuses.error_deleting,
})

export const removeVolumesMessages: BatchMessages = texts('volumeGroup.removeVolumes', {
  one: 'Remove Volumes from Group',
  other: 'Remove Volumes from Groups',
  pastOne: 'Removing volumes from volume group',
  pastOther: 'Removing volumes from volume groups',
  help: 'The volumes stay, but outside of the group.',
})
