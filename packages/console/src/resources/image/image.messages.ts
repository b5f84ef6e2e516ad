import { defineMessages } from 'react-intl'
import { statusNames, typeNames, words } from '../../framework/text/common.messages.ts'
import { imageManifest } from './image.manifest.ts'

export const imageMessages = defineMessages({
  guarded: { id: 'image.guarded', defaultMessage: 'Protected: it cannot be deleted.' },
  emptyHint: {
    id: 'image.emptyHint',
    defaultMessage: 'Images that your project owns, shares or that are public to all will be listed here.',
  },
  launch: { id: 'image.launch', defaultMessage: 'Launch' },
  createVolume: { id: 'image.createVolume', defaultMessage: 'Create Volume' },
  share: { id: 'image.share', defaultMessage: 'Share with Project' },
  download: { id: 'image.download', defaultMessage: 'Download' },
  review: { id: 'image.review', defaultMessage: 'Review' },
  importData: { id: 'image.importData', defaultMessage: 'Import Data' },
})

export const imageFields = defineMessages({
  owner: { id: 'image.field.owner', defaultMessage: 'Owner' },
  protected: { id: 'image.field.protected', defaultMessage: 'Protected' },
  diskFormat: { id: 'image.field.diskFormat', defaultMessage: 'Disk Format' },
  containerFormat: { id: 'image.field.containerFormat', defaultMessage: 'Container Format' },
  format: { id: 'image.field.format', defaultMessage: 'Format' },
  minSize: { id: 'image.field.minSize', defaultMessage: 'Min. Size (bytes)' },
  maxSize: { id: 'image.field.maxSize', defaultMessage: 'Max. Size (bytes)' },
  minDisk: { id: 'image.field.minDisk', defaultMessage: 'Min. Disk' },
  minRam: { id: 'image.field.minRam', defaultMessage: 'Min. RAM' },
  updatedAt: { id: 'image.field.updatedAt', defaultMessage: 'Updated At' },
  tags: { id: 'image.field.tags', defaultMessage: 'Tags' },
  hidden: { id: 'image.field.hidden', defaultMessage: 'Hidden' },
  offer: { id: 'image.field.offer', defaultMessage: 'Offer' },
  otherOwner: { id: 'image.field.otherOwner', defaultMessage: 'Another project' },
})

/** Statuses of an image's members, by Glance's names. */
export const memberStatuses = defineMessages({
  pending: { id: 'image.member.pending', defaultMessage: 'pending' },
  accepted: { id: 'image.member.accepted', defaultMessage: 'accepted' },
  rejected: { id: 'image.member.rejected', defaultMessage: 'rejected' },
})

export const imageTypes = { Image: imageManifest.names.one, Snapshot: typeNames.snapshot }

/** By Glance's names of the statuses. */
export const imageStatuses = {
  active: statusNames.active,
  ...defineMessages({
    queued: { id: 'image.status.queued', defaultMessage: 'Queued' },
    saving: { id: 'image.status.saving', defaultMessage: 'Saving' },
    uploading: { id: 'image.status.uploading', defaultMessage: 'Uploading' },
    importing: { id: 'image.status.importing', defaultMessage: 'Importing' },
    pending_delete: { id: 'image.status.pendingDelete', defaultMessage: 'Pending Delete' },
    killed: { id: 'image.status.killed', defaultMessage: 'Killed' },
    deactivated: { id: 'image.status.deactivated', defaultMessage: 'Deactivated' },
    deleted: { id: 'image.status.deleted', defaultMessage: 'Deleted' },
  }),
}

/** By the results of `visibilityLabel`. */
export const visibilityLabels = {
  Public: words.public,
  Shared: words.shared,
  ...defineMessages({
    Private: { id: 'image.visibility.private', defaultMessage: 'Private' },
    Community: { id: 'image.visibility.community', defaultMessage: 'Community' },
    'Image from Other Project - Non-Public': {
      id: 'image.visibility.other',
      defaultMessage: 'Image from Other Project - Non-Public',
    },
    Unknown: { id: 'image.visibility.unknown', defaultMessage: 'Unknown' },
    'Shared with Project': { id: 'image.visibility.sharedWithProject', defaultMessage: 'Shared with Project' },
  }),
}

export const formatNames = defineMessages({
  iso: { id: 'image.format.iso', defaultMessage: 'ISO' },
  ova: { id: 'image.format.ova', defaultMessage: 'OVA' },
  ploop: { id: 'image.format.ploop', defaultMessage: 'PLOOP' },
  qcow2: { id: 'image.format.qcow2', defaultMessage: 'QCOW2' },
  raw: { id: 'image.format.raw', defaultMessage: 'Raw' },
  vdi: { id: 'image.format.vdi', defaultMessage: 'VDI' },
  vhd: { id: 'image.format.vhd', defaultMessage: 'VHD' },
  vmdk: { id: 'image.format.vmdk', defaultMessage: 'VMDK' },
  aki: { id: 'image.format.aki', defaultMessage: 'AKI' },
  ami: { id: 'image.format.ami', defaultMessage: 'AMI' },
  ari: { id: 'image.format.ari', defaultMessage: 'ARI' },
  docker: { id: 'image.format.docker', defaultMessage: 'Docker' },
})

/** The sentences of deleting that differ from the common ones. */
export const deleteSentences = defineMessages({
  done: { id: 'image.delete.done', defaultMessage: 'Deleted Image(s): {names}.' },
  failed: { id: 'image.delete.failed', defaultMessage: 'Unable to delete Image(s): {names}.' },
})

export const deactivateMessages = defineMessages({
  one: { id: 'image.deactivate.one', defaultMessage: 'Deactivate Image' },
  other: { id: 'image.deactivate.other', defaultMessage: 'Deactivate Images' },
  pastOne: { id: 'image.deactivate.pastOne', defaultMessage: 'Deactivated Image' },
  pastOther: { id: 'image.deactivate.pastOther', defaultMessage: 'Deactivated Images' },
  help: {
    id: 'image.deactivate.help',
    defaultMessage: 'Nothing can be launched from a deactivated image until it is reactivated.',
  },
})

export const reactivateMessages = defineMessages({
  one: { id: 'image.reactivate.one', defaultMessage: 'Reactivate Image' },
  other: { id: 'image.reactivate.other', defaultMessage: 'Reactivate Images' },
  pastOne: { id: 'image.reactivate.pastOne', defaultMessage: 'Reactivated Image' },
  pastOther: { id: 'image.reactivate.pastOther', defaultMessage: 'Reactivated Images' },
})

export const imagePhrases = defineMessages<{
  downloading: { name: string; size: string }
  offers: { count: number }
}>({
  downloading: {
    id: 'image.downloading',
    defaultMessage: 'Your browser downloads {name} ({size}) and shows the progress.',
  },
  offers: {
    id: 'image.offers',
    defaultMessage:
      '{count, plural, one {Another project offers # image to this project.} other {Other projects offer # images to this project.}}',
  },
})

export const acceptMessages = defineMessages({
  one: { id: 'image.accept.one', defaultMessage: 'Accept Image' },
  other: { id: 'image.accept.other', defaultMessage: 'Accept Images' },
  pastOne: { id: 'image.accept.pastOne', defaultMessage: 'Accepted Image' },
  pastOther: { id: 'image.accept.pastOther', defaultMessage: 'Accepted Images' },
})

export const rejectMessages = defineMessages({
  one: { id: 'image.reject.one', defaultMessage: 'Reject Image' },
  other: { id: 'image.reject.other', defaultMessage: 'Reject Images' },
  pastOne: { id: 'image.reject.pastOne', defaultMessage: 'Rejected Image' },
  pastOther: { id: 'image.reject.pastOther', defaultMessage: 'Rejected Images' },
  help: {
    id: 'image.reject.help',
    defaultMessage: 'Lists of this project leave out a rejected image. It can be accepted later.',
  },
})

export const hideMessages = defineMessages({
  one: { id: 'image.hide.one', defaultMessage: 'Hide Image' },
  other: { id: 'image.hide.other', defaultMessage: 'Hide Images' },
  pastOne: { id: 'image.hide.pastOne', defaultMessage: 'Hid Image' },
  pastOther: { id: 'image.hide.pastOther', defaultMessage: 'Hid Images' },
})

export const unhideMessages = defineMessages({
  one: { id: 'image.unhide.one', defaultMessage: 'Unhide Image' },
  other: { id: 'image.unhide.other', defaultMessage: 'Unhide Images' },
  pastOne: { id: 'image.unhide.pastOne', defaultMessage: 'Unhid Image' },
  pastOther: { id: 'image.unhide.pastOther', defaultMessage: 'Unhid Images' },
})
