import { defineMessages } from 'react-intl'

/** Texts of the page of an image, which its list does not need. */
export const imagePageMessages = defineMessages({
  stores: { id: 'image.stores', defaultMessage: 'Stores' },
  usedBy: { id: 'image.usedBy', defaultMessage: 'Instances from This Image' },
  usedByNone: { id: 'image.usedByNone', defaultMessage: 'No instance of this project was started from it.' },
  usedByFailed: { id: 'image.usedByFailed', defaultMessage: 'Unable to retrieve the instances.' },
  security: { id: 'image.security', defaultMessage: 'Security' },
  customProperties: { id: 'image.customProperties', defaultMessage: 'Custom Properties' },
  noCustomProperties: { id: 'image.noCustomProperties', defaultMessage: 'This image has none.' },
})

export const imageFacts = defineMessages({
  architecture: { id: 'image.field.architecture', defaultMessage: 'Architecture' },
  checksum: { id: 'image.field.checksum', defaultMessage: 'Checksum' },
  filename: { id: 'image.field.filename', defaultMessage: 'Filename' },
  virtualSize: { id: 'image.field.virtualSize', defaultMessage: 'Virtual Size' },
  kernelId: { id: 'image.field.kernelId', defaultMessage: 'Kernel ID' },
  ramdiskId: { id: 'image.field.ramdiskId', defaultMessage: 'Ramdisk ID' },
  hash: { id: 'image.field.hash', defaultMessage: 'Hash' },
  signature: { id: 'image.field.signature', defaultMessage: 'Signature' },
  signatureHash: { id: 'image.field.signatureHash', defaultMessage: 'Signature Hash Method' },
  signatureKey: { id: 'image.field.signatureKey', defaultMessage: 'Signature Key Type' },
  signatureCertificate: { id: 'image.field.signatureCertificate', defaultMessage: 'Signature Certificate' },
  members: { id: 'image.field.members', defaultMessage: 'Shared With' },
})
