import { defineMessages } from 'react-intl'

export const groupFormMessages = defineMessages({
  chooseType: { id: 'volumeGroup.form.chooseType', defaultMessage: 'Select group type' },
  noTypes: { id: 'volumeGroup.form.noTypes', defaultMessage: 'No group types' },
  volumeTypes: { id: 'volumeGroup.form.volumeTypes', defaultMessage: 'Volume Types' },
  typesFailed: { id: 'volumeGroup.form.typesFailed', defaultMessage: 'Unable to retrieve the volume types.' },
  typeMissing: {
    id: 'volumeGroup.form.typeMissing',
    defaultMessage: 'At least one volume type must be assigned to a group.',
  },
  volumesFailed: { id: 'volumeGroup.form.volumesFailed', defaultMessage: 'Unable to retrieve the volumes.' },
  noneChosen: { id: 'volumeGroup.form.noneChosen', defaultMessage: 'No volume is in the group.' },
  snapshotFailed: { id: 'volumeGroup.form.snapshotFailed', defaultMessage: 'Unable to create group snapshot.' },
  snapshotEmpty: {
    id: 'volumeGroup.form.snapshotEmpty',
    defaultMessage: 'Unable to create snapshot. group must contain volumes.',
  },
  cloneFailed: { id: 'volumeGroup.form.cloneFailed', defaultMessage: 'Unable to clone group.' },
  cloneEmpty: { id: 'volumeGroup.form.cloneEmpty', defaultMessage: 'Unable to clone empty group.' },
  deleteFailed: { id: 'volumeGroup.form.deleteFailed', defaultMessage: 'Unable to delete group.' },
  deleteVolumes: { id: 'volumeGroup.form.deleteVolumes', defaultMessage: 'Delete Volumes' },
  deleteVolumesHint: {
    id: 'volumeGroup.form.deleteVolumesHint',
    defaultMessage: 'A group that has volumes can only be deleted together with them.',
  },
  deleteVolumesToo: {
    id: 'volumeGroup.form.deleteVolumesToo',
    defaultMessage: 'Check this, or remove the volumes from the group first.',
  },
})

type WithName = { name: string }

export const groupFormPhrases = defineMessages<{ snapshot: WithName; clone: WithName; delete: WithName }>({
  snapshot: { id: 'volumeGroup.form.snapshot', defaultMessage: 'Creating group snapshot "{name}".' },
  clone: { id: 'volumeGroup.form.clone', defaultMessage: 'Cloning volume group "{name}".' },
  delete: { id: 'volumeGroup.form.delete', defaultMessage: 'Deleting volume group "{name}"' },
})
