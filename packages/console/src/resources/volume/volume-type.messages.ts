import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-options.ts'

export const typeMessages = defineMessages({
  emptyHint: {
    id: 'volumeType.emptyHint',
    defaultMessage: 'A volume type determines on which storage a volume is created, and how it is encrypted.',
  },
  qos: { id: 'volumeType.qos', defaultMessage: 'Associated QoS Spec' },
  createEncryption: { id: 'volumeType.createEncryption', defaultMessage: 'Create Encryption' },
  updateEncryption: { id: 'volumeType.updateEncryption', defaultMessage: 'Update Encryption' },
  encryptionFailed: { id: 'volumeType.encryptionFailed', defaultMessage: 'Unable to change the encryption.' },
  encryptionHint: {
    id: 'volumeType.encryptionHint',
    defaultMessage: 'It cannot be changed while volumes of this type exist.',
  },
  notEncrypted: { id: 'volumeType.notEncrypted', defaultMessage: 'Volumes of this type are not encrypted.' },
  manageQos: { id: 'volumeType.manageQos', defaultMessage: 'Manage QoS Spec Association' },
  qosFailed: { id: 'volumeType.qosFailed', defaultMessage: 'Unable to change the QoS Spec association.' },
  noQos: { id: 'volumeType.noQos', defaultMessage: 'None' },
  access: { id: 'volumeType.access', defaultMessage: 'Edit Access' },
  accessFailed: { id: 'volumeType.accessFailed', defaultMessage: 'Unable to change the access to the volume type.' },
  noAccess: { id: 'volumeType.noAccess', defaultMessage: 'No project can use the volume type.' },
  publicHint: { id: 'volumeType.publicHint', defaultMessage: 'All projects can use it.' },
})

export const typePhrases = defineMessages<{ changed: { name: string } }>({
  changed: { id: 'volumeType.changed', defaultMessage: 'Successfully updated volume type: {name}' },
})

export const deleteEncryptionMessages: BatchMessages = defineMessages({
  one: { id: 'volumeType.deleteEncryption.one', defaultMessage: 'Delete Encryption' },
  other: { id: 'volumeType.deleteEncryption.other', defaultMessage: 'Delete Encryptions' },
  pastOne: { id: 'volumeType.deleteEncryption.pastOne', defaultMessage: 'Deleted Encryption' },
  pastOther: { id: 'volumeType.deleteEncryption.pastOther', defaultMessage: 'Deleted Encryptions' },
  help: {
    id: 'volumeType.deleteEncryption.help',
    defaultMessage: 'New volumes of this type are not encrypted any more.',
  },
})

/** By Cinder's names. */
export const controlLocations = defineMessages({
  'front-end': { id: 'volumeType.location.frontEnd', defaultMessage: 'front-end' },
  'back-end': { id: 'volumeType.location.backEnd', defaultMessage: 'back-end' },
})

export const qosMessages = defineMessages({
  emptyHint: {
    id: 'qosSpec.emptyHint',
    defaultMessage: 'QoS Specs limit how fast volumes are read and written. Associate them with volume types.',
  },
  consumer: { id: 'qosSpec.consumer', defaultMessage: 'Consumer' },
  consumerHint: {
    id: 'qosSpec.consumerHint',
    defaultMessage: 'Who applies them: Nova (front-end), Cinder (back-end) or both.',
  },
  editConsumer: { id: 'qosSpec.editConsumer', defaultMessage: 'Edit Consumer' },
  types: { id: 'qosSpec.types', defaultMessage: 'Volume Types' },
  noTypes: { id: 'qosSpec.noTypes', defaultMessage: 'No volume type uses them.' },
  typesFailed: { id: 'qosSpec.typesFailed', defaultMessage: 'Unable to retrieve the associated volume types.' },
})

export const consumers = {
  ...controlLocations,
  ...defineMessages({ both: { id: 'qosSpec.both', defaultMessage: 'both' } }),
}

export const groupTypeMessages = defineMessages({
  emptyHint: {
    id: 'groupType.emptyHint',
    defaultMessage: 'A group type determines what a volume group can do, such as consistent snapshots.',
  },
})

export const specsMessages = defineMessages({
  manage: { id: 'specs.manage', defaultMessage: 'Manage Specs' },
  specs: { id: 'specs.specs', defaultMessage: 'Specs' },
  none: { id: 'specs.none', defaultMessage: 'No specs' },
  extra: { id: 'specs.extra', defaultMessage: 'Extra Specs' },
  failed: { id: 'specs.failed', defaultMessage: 'Unable to update the specs.' },
})

export const specsPhrases = defineMessages<{ updated: { name: string } }>({
  updated: { id: 'specs.updated', defaultMessage: 'Successfully updated the specs of {name}.' },
})
