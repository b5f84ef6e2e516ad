import { texts } from '../../framework/text/texts.ts'

/** Texts of the page of an image, which its list does not need. */
export const imagePageMessages = texts('image', {
  stores: 'Stores',
  usedBy: 'Instances from This Image',
  usedByNone: 'No instance of this project was started from it.',
  security: 'Security',
  customProperties: 'Custom Properties',
  noCustomProperties: 'This image has none.',
})

export const imageFacts = texts('image.field', {
  architecture: 'Architecture',
  checksum: 'Checksum',
  filename: 'Filename',
  virtualSize: 'Virtual Size',
  signature: 'Signature',
  signatureHash: 'Signature Hash Method',
  signatureKey: 'Signature Key Type',
  signatureCertificate: 'Signature Certificate',
  members: 'Shared With',
})
