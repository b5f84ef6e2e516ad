import { defineMessages } from 'react-intl'
import { statusNames } from '../../framework/text/common.messages.ts'

export const volumeMessages = defineMessages({
  inUse: { id: 'volume.inUse', defaultMessage: 'In use by an instance: it cannot be deleted until it is detached.' },
  revert: { id: 'volume.revert', defaultMessage: 'Revert to Snapshot' },
  updateImageMetadata: { id: 'volume.updateImageMetadata', defaultMessage: 'Update Image Metadata' },
  imageMetadata: { id: 'volume.imageMetadata', defaultMessage: 'Image Metadata' },
  readOnly: { id: 'volume.readOnly', defaultMessage: 'Read-only' },
  emptyHint: {
    id: 'volume.emptyHint',
    defaultMessage: 'A volume is a disk that outlives the instance it is attached to. Create the first.',
  },
  extend: { id: 'volume.extend', defaultMessage: 'Extend Volume' },
  launch: { id: 'volume.launch', defaultMessage: 'Launch as Instance' },
  manageAttachments: { id: 'volume.manageAttachments', defaultMessage: 'Manage Attachments' },
  createSnapshot: { id: 'volume.createSnapshot', defaultMessage: 'Create Snapshot' },
  createBackup: { id: 'volume.createBackup', defaultMessage: 'Create Backup' },
  changeType: { id: 'volume.changeType', defaultMessage: 'Change Volume Type' },
  upload: { id: 'volume.upload', defaultMessage: 'Upload to Image' },
  createTransfer: { id: 'volume.createTransfer', defaultMessage: 'Create Transfer' },
  acceptTransfer: { id: 'volume.acceptTransfer', defaultMessage: 'Accept Transfer' },
  specs: { id: 'volume.specs', defaultMessage: 'Specs' },
  attachments: { id: 'volume.attachments', defaultMessage: 'Attachments' },
  notAttached: { id: 'volume.notAttached', defaultMessage: 'Not attached' },
  source: { id: 'volume.source', defaultMessage: 'Volume Source' },
  noMetadata: { id: 'volume.noMetadata', defaultMessage: 'None' },
  transfer: { id: 'volume.transfer', defaultMessage: 'Volume Transfer' },
})

export const volumeFields = defineMessages({
  group: { id: 'volume.field.group', defaultMessage: 'Group' },
  attachedTo: { id: 'volume.field.attachedTo', defaultMessage: 'Attached To' },
  bootable: { id: 'volume.field.bootable', defaultMessage: 'Bootable' },
  encrypted: { id: 'volume.field.encrypted', defaultMessage: 'Encrypted' },
  transferName: { id: 'volume.field.transferName', defaultMessage: 'Transfer Name' },
  transferId: { id: 'volume.field.transferId', defaultMessage: 'Transfer ID' },
})

export const encryptionMessages = defineMessages({
  title: { id: 'volume.encryption.title', defaultMessage: 'Encryption' },
  provider: { id: 'volume.encryption.provider', defaultMessage: 'Provider' },
  location: { id: 'volume.encryption.location', defaultMessage: 'Control Location' },
  cipher: { id: 'volume.encryption.cipher', defaultMessage: 'Cipher' },
  keySize: { id: 'volume.encryption.keySize', defaultMessage: 'Key Size (bits)' },
  failed: { id: 'volume.encryption.failed', defaultMessage: 'Unable to retrieve the encryption of the volume.' },
})

/** The tab with Cinder's messages to the user. */
export const messagesTab = defineMessages({
  title: { id: 'volume.messages.title', defaultMessage: 'Messages' },
  level: { id: 'volume.messages.level', defaultMessage: 'Message Level' },
  event: { id: 'volume.messages.event', defaultMessage: 'Event Id' },
  text: { id: 'volume.messages.text', defaultMessage: 'User Message' },
  until: { id: 'volume.messages.until', defaultMessage: 'Guaranteed Until' },
  empty: { id: 'volume.messages.empty', defaultMessage: 'There are no messages.' },
  failed: { id: 'volume.messages.failed', defaultMessage: 'Unable to retrieve the messages.' },
})

export const volumePhrases = defineMessages<{
  attachedAs: { device: string; instance: string }
}>({
  attachedAs: { id: 'volume.attachedAs', defaultMessage: '{device} on {instance}' },
})

/** By Cinder's names of the statuses; those that only administrators cause have no text. */
export const volumeStatuses = {
  available: statusNames.available,
  ...defineMessages({
    'in-use': { id: 'volume.status.inUse', defaultMessage: 'In-use' },
    creating: { id: 'volume.status.creating', defaultMessage: 'Creating' },
    extending: { id: 'volume.status.extending', defaultMessage: 'Extending' },
    attaching: { id: 'volume.status.attaching', defaultMessage: 'Attaching' },
    detaching: { id: 'volume.status.detaching', defaultMessage: 'Detaching' },
  }),
  deleting: statusNames.deleting,
  ...defineMessages({
    downloading: { id: 'volume.status.downloading', defaultMessage: 'Downloading' },
    uploading: { id: 'volume.status.uploading', defaultMessage: 'Uploading' },
    retyping: { id: 'volume.status.retyping', defaultMessage: 'Retyping' },
    reserved: { id: 'volume.status.reserved', defaultMessage: 'Reserved' },
    maintenance: { id: 'volume.status.maintenance', defaultMessage: 'Maintenance' },
    'backing-up': { id: 'volume.status.backingUp', defaultMessage: 'Backing up' },
    'restoring-backup': { id: 'volume.status.restoring', defaultMessage: 'Restoring backup' },
    'awaiting-transfer': { id: 'volume.status.awaiting', defaultMessage: 'Awaiting transfer' },
  }),
  error: statusNames.error,
  ...defineMessages({
    error_deleting: { id: 'volume.status.errorDeleting', defaultMessage: 'Error deleting' },
    error_extending: { id: 'volume.status.errorExtending', defaultMessage: 'Error extending' },
    error_managing: { id: 'volume.status.errorManaging', defaultMessage: 'Error managing' },
    error_restoring: { id: 'volume.status.errorRestoring', defaultMessage: 'Error restoring' },
  }),
}

export const deleteMessages = defineMessages({
  pastOne: { id: 'volume.delete.pastOne', defaultMessage: 'Scheduled deletion of Volume' },
  pastOther: { id: 'volume.delete.pastOther', defaultMessage: 'Scheduled deletion of Volumes' },
  help: {
    id: 'volume.delete.help',
    defaultMessage: 'Deleted volumes are not recoverable. All data stored in the volume will be removed.',
  },
})

export const cancelTransferMessages = defineMessages({
  one: { id: 'volume.cancelTransfer.one', defaultMessage: 'Cancel Transfer' },
  other: { id: 'volume.cancelTransfer.other', defaultMessage: 'Cancel Transfers' },
  refuse: { id: 'volume.cancelTransfer.refuse', defaultMessage: 'Keep Transfer' },
  pastOne: { id: 'volume.cancelTransfer.pastOne', defaultMessage: 'Canceled Transfer' },
  pastOther: { id: 'volume.cancelTransfer.pastOther', defaultMessage: 'Canceled Transfers' },
  help: {
    id: 'volume.cancelTransfer.help',
    defaultMessage: 'The volume can then no longer be accepted with the key of the transfer.',
  },
})

export const readOnlyMessages = defineMessages({
  one: { id: 'volume.makeReadOnly.one', defaultMessage: 'Make Volume Read-only' },
  other: { id: 'volume.makeReadOnly.other', defaultMessage: 'Make Volumes Read-only' },
  pastOne: { id: 'volume.makeReadOnly.pastOne', defaultMessage: 'Made Volume Read-only' },
  pastOther: { id: 'volume.makeReadOnly.pastOther', defaultMessage: 'Made Volumes Read-only' },
})

export const writableMessages = defineMessages({
  one: { id: 'volume.makeWritable.one', defaultMessage: 'Make Volume Writable' },
  other: { id: 'volume.makeWritable.other', defaultMessage: 'Make Volumes Writable' },
  pastOne: { id: 'volume.makeWritable.pastOne', defaultMessage: 'Made Volume Writable' },
  pastOther: { id: 'volume.makeWritable.pastOther', defaultMessage: 'Made Volumes Writable' },
})
