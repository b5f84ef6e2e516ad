import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-action.ts'

export const volumeMessages = defineMessages({
  emptyHint: {
    id: 'volume.emptyHint',
    defaultMessage: 'A volume is a disk that outlives the instance it is attached to. Create the first.',
  },
  edit: { id: 'volume.edit', defaultMessage: 'Edit Volume' },
  extend: { id: 'volume.extend', defaultMessage: 'Extend Volume' },
  launch: { id: 'volume.launch', defaultMessage: 'Launch as Instance' },
  attachments: { id: 'volume.attachments', defaultMessage: 'Manage Attachments' },
  snapshot: { id: 'volume.snapshot', defaultMessage: 'Create Snapshot' },
  backup: { id: 'volume.backup', defaultMessage: 'Create Backup' },
  retype: { id: 'volume.retype', defaultMessage: 'Change Volume Type' },
  upload: { id: 'volume.upload', defaultMessage: 'Upload to Image' },
  transfer: { id: 'volume.transfer', defaultMessage: 'Create Transfer' },
  acceptTransfer: { id: 'volume.acceptTransfer', defaultMessage: 'Accept Transfer' },
  overview: { id: 'volume.overview', defaultMessage: 'Overview' },
  snapshots: { id: 'volume.snapshots', defaultMessage: 'Snapshots' },
  messages: { id: 'volume.messages', defaultMessage: 'Messages' },
})

export const volumeFields = defineMessages({
  name: { id: 'volume.field.name', defaultMessage: 'Name' },
  id: { id: 'volume.field.id', defaultMessage: 'ID' },
  description: { id: 'volume.field.description', defaultMessage: 'Description' },
  projectId: { id: 'volume.field.projectId', defaultMessage: 'Project ID' },
  size: { id: 'volume.field.size', defaultMessage: 'Size' },
  status: { id: 'volume.field.status', defaultMessage: 'Status' },
  group: { id: 'volume.field.group', defaultMessage: 'Group' },
  type: { id: 'volume.field.type', defaultMessage: 'Type' },
  attachedTo: { id: 'volume.field.attachedTo', defaultMessage: 'Attached To' },
  zone: { id: 'volume.field.zone', defaultMessage: 'Availability Zone' },
  bootable: { id: 'volume.field.bootable', defaultMessage: 'Bootable' },
  encrypted: { id: 'volume.field.encrypted', defaultMessage: 'Encrypted' },
  created: { id: 'volume.field.created', defaultMessage: 'Created' },
})

export const volumePhrases = defineMessages<{
  gibibytes: { size: number }
  attachedAs: { device: string; instance: string }
}>({
  attachedAs: { id: 'volume.attachedAs', defaultMessage: '{device} on {instance}' },

  gibibytes: { id: 'volume.gibibytes', defaultMessage: '{size, number} GiB' },
})

/** Those that are only passed through on an administrator's behalf go by their codes. */
export const volumeStatuses = defineMessages({
  available: { id: 'volume.status.available', defaultMessage: 'Available' },
  'in-use': { id: 'volume.status.inUse', defaultMessage: 'In-use' },
  creating: { id: 'volume.status.creating', defaultMessage: 'Creating' },
  extending: { id: 'volume.status.extending', defaultMessage: 'Extending' },
  attaching: { id: 'volume.status.attaching', defaultMessage: 'Attaching' },
  detaching: { id: 'volume.status.detaching', defaultMessage: 'Detaching' },
  deleting: { id: 'volume.status.deleting', defaultMessage: 'Deleting' },
  downloading: { id: 'volume.status.downloading', defaultMessage: 'Downloading' },
  uploading: { id: 'volume.status.uploading', defaultMessage: 'Uploading' },
  retyping: { id: 'volume.status.retyping', defaultMessage: 'Retyping' },
  reserved: { id: 'volume.status.reserved', defaultMessage: 'Reserved' },
  maintenance: { id: 'volume.status.maintenance', defaultMessage: 'Maintenance' },
  'backing-up': { id: 'volume.status.backingUp', defaultMessage: 'Backing up' },
  'restoring-backup': { id: 'volume.status.restoring', defaultMessage: 'Restoring backup' },
  'awaiting-transfer': { id: 'volume.status.awaiting', defaultMessage: 'Awaiting transfer' },
  error: { id: 'volume.status.error', defaultMessage: 'Error' },
  error_deleting: { id: 'volume.status.errorDeleting', defaultMessage: 'Error deleting' },
  error_extending: { id: 'volume.status.errorExtending', defaultMessage: 'Error extending' },
  error_managing: { id: 'volume.status.errorManaging', defaultMessage: 'Error managing' },
  error_restoring: { id: 'volume.status.errorRestoring', defaultMessage: 'Error restoring' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'volume.delete.one', defaultMessage: 'Delete Volume' },
  other: { id: 'volume.delete.other', defaultMessage: 'Delete Volumes' },
  pastOne: { id: 'volume.delete.pastOne', defaultMessage: 'Scheduled deletion of Volume' },
  pastOther: { id: 'volume.delete.pastOther', defaultMessage: 'Scheduled deletion of Volumes' },
  help: {
    id: 'volume.delete.help',
    defaultMessage: 'Deleted volumes are not recoverable. All data stored in the volume will be removed.',
  },
})

export const cancelTransferMessages: BatchMessages = defineMessages({
  one: { id: 'volume.cancelTransfer.one', defaultMessage: 'Cancel Transfer' },
  other: { id: 'volume.cancelTransfer.other', defaultMessage: 'Cancel Transfers' },
  pastOne: { id: 'volume.cancelTransfer.pastOne', defaultMessage: 'Canceled Transfer' },
  pastOther: { id: 'volume.cancelTransfer.pastOther', defaultMessage: 'Canceled Transfers' },
  help: {
    id: 'volume.cancelTransfer.help',
    defaultMessage: 'Whoever has its key can then no longer take the volume.',
  },
})
