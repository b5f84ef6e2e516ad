import { statusNames, words } from '../../framework/text/common.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const volumeMessages = texts('volume', {
  inUse: 'In use by an instance: it cannot be deleted until it is detached.',
  revert: 'Revert to Snapshot',
  updateImageMetadata: 'Update Image Metadata',
  imageMetadata: 'Image Metadata',
  emptyHint: 'A volume is a disk that outlives the instance it is attached to. Create the first.',
  extend: 'Extend Volume',
  launch: 'Launch as Instance',
  manageAttachments: 'Manage Attachments',
  changeType: 'Change Volume Type',
  upload: 'Upload to Image',
  createTransfer: 'Create Transfer',
  acceptTransfer: 'Accept Transfer',
  attachments: 'Attachments',
  notAttached: 'Not attached',
  transfer: 'Volume Transfer',
  attachedAs: '{device} on {instance}',
})

export const volumeFields = texts('volume.field', {
  attachedTo: 'Attached To',
  bootable: 'Bootable',
  transferName: 'Transfer Name',
  transferId: 'Transfer ID',
})

export const encryptionMessages = texts('volume.encryption', {
  title: 'Encryption',
  provider: 'Provider',
  location: 'Control Location',
  cipher: 'Cipher',
  keySize: 'Key Size (bits)',
  failed: 'Unable to retrieve the encryption of the volume.',
})

/** The tab with Cinder's messages to the user. */
export const messagesTab = texts('volume.messages', {
  title: 'Messages',
  level: 'Message Level',
  event: 'Event Id',
  text: 'User Message',
  until: 'Guaranteed Until',
  empty: 'There are no messages.',
  failed: 'Unable to retrieve the messages.',
})

/** By Cinder's names of the statuses; those that only administrators cause have no text. */
export const volumeStatuses = {
  available: statusNames.available,
  ...texts('volume.status', {
    'in-use': 'In-use',
    creating: moreWords.creating,
    extending: 'Extending',
    attaching: 'Attaching',
    detaching: 'Detaching',
  }),
  deleting: statusNames.deleting,
  ...texts('volume.status', {
    downloading: 'Downloading',
    uploading: words.uploading,
    retyping: 'Retyping',
    reserved: moreWords.reserved,
    maintenance: 'Maintenance',
    'backing-up': 'Backing up',
    'restoring-backup': 'Restoring backup',
    'awaiting-transfer': 'Awaiting transfer',
  }),
  error: statusNames.error,
  ...texts('volume.status', {
    error_deleting: 'Error deleting',
    error_extending: 'Error extending',
    error_managing: 'Error managing',
    error_restoring: 'Error restoring',
  }),
}

export const deleteMessages = texts('volume.delete', {
  pastOne: 'Scheduled deletion of Volume',
  pastOther: 'Scheduled deletion of Volumes',
  help: 'Deleted volumes are not recoverable. All data stored in the volume will be removed.',
})

export const cancelTransferMessages = texts('volume.cancelTransfer', {
  one: 'Cancel Transfer',
  other: 'Cancel Transfers',
  refuse: 'Keep Transfer',
  pastOne: 'Canceled Transfer',
  pastOther: 'Canceled Transfers',
  help: 'The volume can then no longer be accepted with the key of the transfer.',
})

export const readOnlyMessages = texts('volume.makeReadOnly', {
  one: 'Make Volume Read-only',
  other: 'Make Volumes Read-only',
  pastOne: 'Made Volume Read-only',
  pastOther: 'Made Volumes Read-only',
})

export const writableMessages = texts('volume.makeWritable', {
  one: 'Make Volume Writable',
  other: 'Make Volumes Writable',
  pastOne: 'Made Volume Writable',
  pastOther: 'Made Volumes Writable',
})
