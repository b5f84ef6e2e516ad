import { statusNames, typeNames, words } from '../../framework/text/common.messages.ts'
import { imageManifest } from './image.manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const imageMessages = texts('image', {
  guarded: 'Protected: it cannot be deleted.',
  emptyHint: 'Images that your project owns, shares or that are public to all will be listed here.',
  createVolume: 'Create Volume',
  share: 'Share with Project',
  review: 'Review',
  importData: 'Import Data',
  downloading: 'Your browser downloads {name} ({size}) and shows the progress.',
  offers:
    '{count, plural, one {Another project offers # image to this project.} other {Other projects offer # images to this project.}}',
})

export const imageFields = texts('image.field', {
  containerFormat: 'Container Format',
  format: 'Format',
  minSize: 'Min. Size (bytes)',
  maxSize: 'Max. Size (bytes)',
  hidden: 'Hidden',
  offer: 'Offer',
  otherOwner: 'Another project',
})

/** Statuses of an image's members, by Glance's names. */
export const memberStatuses = texts('image.member', { pending: 'pending', accepted: 'accepted', rejected: 'rejected' })

export const imageTypes = { Image: imageManifest.names.one, Snapshot: typeNames.snapshot }

/** By Glance's names of the statuses. */
export const imageStatuses = texts('image.status', {
  active: statusNames.active,
  queued: 'Queued',
  saving: 'Saving',
  uploading: words.uploading,
  importing: 'Importing',
  pending_delete: 'Pending Delete',
  killed: 'Killed',
  deactivated: 'Deactivated',
  deleted: words.deleted,
})

/** By the results of `visibilityLabel`. */
export const visibilityLabels = texts('image.visibility', {
  Public: words.public,
  Shared: words.shared,
  Private: words.private,
  Community: 'Community',
  'Image from Other Project - Non-Public': 'Image from Other Project - Non-Public',
  Unknown: words.unknown,
  'Shared with Project': 'Shared with Project',
})

export const formatNames = texts('image.format', {
  iso: 'ISO',
  ova: 'OVA',
  ploop: 'PLOOP',
  qcow2: 'QCOW2',
  raw: 'Raw',
  vdi: 'VDI',
  vhd: 'VHD',
  vmdk: 'VMDK',
  aki: 'AKI',
  ami: 'AMI',
  ari: 'ARI',
  docker: 'Docker',
})

/** The sentences of deleting that differ from the common ones. */
export const deleteSentences = texts('image.delete', {
  done: 'Deleted Image(s): {names}.',
  failed: 'Unable to delete Image(s): {names}.',
})

export const deactivateMessages = texts('image.deactivate', {
  one: 'Deactivate Image',
  other: 'Deactivate Images',
  pastOne: 'Deactivated Image',
  pastOther: 'Deactivated Images',
  help: 'Nothing can be launched from a deactivated image until it is reactivated.',
})

export const reactivateMessages = texts('image.reactivate', {
  one: 'Reactivate Image',
  other: 'Reactivate Images',
  pastOne: 'Reactivated Image',
  pastOther: 'Reactivated Images',
})

export const acceptMessages = texts('image.accept', {
  one: 'Accept Image',
  other: 'Accept Images',
  pastOne: 'Accepted Image',
  pastOther: 'Accepted Images',
})

export const rejectMessages = texts('image.reject', {
  one: 'Reject Image',
  other: 'Reject Images',
  pastOne: 'Rejected Image',
  pastOther: 'Rejected Images',
  help: 'Lists of this project leave out a rejected image. It can be accepted later.',
})

export const hideMessages = texts('image.hide', {
  one: 'Hide Image',
  other: 'Hide Images',
  pastOne: 'Hid Image',
  pastOther: 'Hid Images',
})

export const unhideMessages = texts('image.unhide', {
  one: 'Unhide Image',
  other: 'Unhide Images',
  pastOne: 'Unhid Image',
  pastOther: 'Unhid Images',
})
