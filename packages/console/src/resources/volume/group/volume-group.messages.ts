import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../../framework/actions/batch-options.ts'
import { volumeStatuses } from '../volume.messages.ts'

export const volumeGroupMessages = defineMessages({
  emptyHint: {
    id: 'volumeGroup.emptyHint',
    defaultMessage: 'A group keeps volumes together, so that one snapshot has all of them at the same moment.',
  },
  createSnapshot: { id: 'volumeGroup.createSnapshot', defaultMessage: 'Create Snapshot' },
  manage: { id: 'volumeGroup.manage', defaultMessage: 'Manage Volumes' },
  clone: { id: 'volumeGroup.clone', defaultMessage: 'Clone Group' },
  delete: { id: 'volumeGroup.delete', defaultMessage: 'Delete Group' },
  noVolumes: { id: 'volumeGroup.noVolumes', defaultMessage: 'This group has no volumes.' },
  volumesFailed: { id: 'volumeGroup.volumesFailed', defaultMessage: 'Unable to retrieve the volumes of the group.' },
  noSnapshots: { id: 'volumeGroup.noSnapshots', defaultMessage: 'There are no snapshots of this group.' },
  snapshotsFailed: {
    id: 'volumeGroup.snapshotsFailed',
    defaultMessage: 'Unable to retrieve the snapshots of the group.',
  },
})

export const volumeGroupFields = defineMessages({
  volumeTypes: { id: 'volumeGroup.field.volumeTypes', defaultMessage: 'Volume Type(s)' },
  hasSnapshots: { id: 'volumeGroup.field.hasSnapshots', defaultMessage: 'Has Snapshots' },
  groupType: { id: 'volumeGroup.field.groupType', defaultMessage: 'Group Type' },
  replication: { id: 'volumeGroup.field.replication', defaultMessage: 'Replication Status' },
})

/** By Cinder's names of the statuses. */
export const groupStatuses = {
  available: volumeStatuses.available,
  creating: volumeStatuses.creating,
  ...defineMessages({ updating: { id: 'volumeGroup.status.updating', defaultMessage: 'Updating' } }),
  deleting: volumeStatuses.deleting,
  error: volumeStatuses.error,
  error_deleting: volumeStatuses.error_deleting,
}

export const removeVolumesMessages: BatchMessages = defineMessages({
  one: { id: 'volumeGroup.removeVolumes.one', defaultMessage: 'Remove Volumes from Group' },
  other: { id: 'volumeGroup.removeVolumes.other', defaultMessage: 'Remove Volumes from Groups' },
  pastOne: { id: 'volumeGroup.removeVolumes.pastOne', defaultMessage: 'Removing volumes from volume group' },
  pastOther: { id: 'volumeGroup.removeVolumes.pastOther', defaultMessage: 'Removing volumes from volume groups' },
  help: { id: 'volumeGroup.removeVolumes.help', defaultMessage: 'The volumes stay, but outside of the group.' },
})
