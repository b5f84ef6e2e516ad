import { texts } from '../../../framework/text/texts.ts'

export const groupFormMessages = texts('volumeGroup.form', {
  chooseType: 'Select group type',
  noTypes: 'No group types',
  typesFailed: 'Unable to retrieve the volume types.',
  typeMissing: 'At least one volume type must be assigned to a group.',
  noneChosen: 'No volume is in the group.',
  snapshotFailed: 'Unable to create group snapshot.',
  snapshotEmpty: 'Unable to create snapshot. group must contain volumes.',
  cloneFailed: 'Unable to clone group.',
  cloneEmpty: 'Unable to clone empty group.',
  deleteFailed: 'Unable to delete group.',
  deleteVolumes: 'Delete Volumes',
  deleteVolumesHint: 'A group that has volumes can only be deleted together with them.',
  deleteVolumesToo: 'Check this, or remove the volumes from the group first.',
  snapshot: 'Creating group snapshot "{name}".',
  clone: 'Cloning volume group "{name}".',
  delete: 'Deleting volume group "{name}"',
})
