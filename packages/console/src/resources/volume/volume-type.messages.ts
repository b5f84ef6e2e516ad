import type { BatchMessages } from '../../framework/actions/batch-options.ts'
import { texts } from '../../framework/text/texts.ts'

export const typeMessages = texts('volumeType', {
  emptyHint: 'A volume type determines on which storage a volume is created, and how it is encrypted.',
  qos: 'Associated QoS Spec',
  createEncryption: 'Create Encryption',
  updateEncryption: 'Update Encryption',
  encryptionFailed: 'Unable to change the encryption.',
  encryptionHint: 'It cannot be changed while volumes of this type exist.',
  notEncrypted: 'Volumes of this type are not encrypted.',
  manageQos: 'Manage QoS Spec Association',
  qosFailed: 'Unable to change the QoS Spec association.',
  access: 'Edit Access',
  accessFailed: 'Unable to change the access to the volume type.',
  noAccess: 'No project can use the volume type.',
  changed: 'Successfully updated volume type: {name}',
})

export const deleteEncryptionMessages: BatchMessages = texts('volumeType.deleteEncryption', {
  one: 'Delete Encryption',
  other: 'Delete Encryptions',
  pastOne: 'Deleted Encryption',
  pastOther: 'Deleted Encryptions',
  help: 'New volumes of this type are not encrypted any more.',
})

/** By Cinder's names. */
export const controlLocations = texts('volumeType.location', { 'front-end': 'front-end', 'back-end': 'back-end' })

export const qosMessages = texts('qosSpec', {
  emptyHint: 'QoS Specs limit how fast volumes are read and written. Associate them with volume types.',
  consumerHint: 'Who applies them: Nova (front-end), Cinder (back-end) or both.',
  editConsumer: 'Edit Consumer',
  types: 'Volume Types',
  noTypes: 'No volume type uses them.',
  typesFailed: 'Unable to retrieve the associated volume types.',
})

export const consumers = {
  ...controlLocations,
  ...texts('qosSpec', { both: 'both' }),
}

export const groupTypeMessages = texts('groupType', {
  emptyHint: 'A group type determines what a volume group can do, such as consistent snapshots.',
})

export const specsMessages = texts('specs', {
  manage: 'Manage Specs',
  none: 'No specs',
  failed: 'Unable to update the specs.',
  updated: 'Successfully updated the specs of {name}.',
})
