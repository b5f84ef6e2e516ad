import { defineMessages } from 'react-intl'

export const overviewMessages = defineMessages({
  specs: { id: 'volume.overview.specs', defaultMessage: 'Specs' },
  attachments: { id: 'volume.overview.attachments', defaultMessage: 'Attachments' },
  notAttached: { id: 'volume.overview.notAttached', defaultMessage: 'Not attached' },
  source: { id: 'volume.overview.source', defaultMessage: 'Volume Source' },
  image: { id: 'volume.overview.image', defaultMessage: 'Image' },
  snapshot: { id: 'volume.overview.snapshot', defaultMessage: 'Snapshot' },
  volume: { id: 'volume.overview.volume', defaultMessage: 'Volume' },
  metadata: { id: 'volume.overview.metadata', defaultMessage: 'Metadata' },
  noMetadata: { id: 'volume.overview.noMetadata', defaultMessage: 'None' },
  transfer: { id: 'volume.overview.transfer', defaultMessage: 'Volume Transfer' },
  transferName: { id: 'volume.overview.transferName', defaultMessage: 'Transfer Name' },
  transferId: { id: 'volume.overview.transferId', defaultMessage: 'Transfer ID' },
})

export const encryptionFields = defineMessages({
  title: { id: 'volume.encryption.title', defaultMessage: 'Encryption' },
  provider: { id: 'volume.encryption.provider', defaultMessage: 'Provider' },
  location: { id: 'volume.encryption.location', defaultMessage: 'Control Location' },
  cipher: { id: 'volume.encryption.cipher', defaultMessage: 'Cipher' },
  keySize: { id: 'volume.encryption.keySize', defaultMessage: 'Key Size (bits)' },
  failed: { id: 'volume.encryption.failed', defaultMessage: 'Unable to retrieve the encryption of the volume.' },
})

export const messageFields = defineMessages({
  title: { id: 'volume.messages.title', defaultMessage: 'Messages' },
  id: { id: 'volume.messages.id', defaultMessage: 'ID' },
  level: { id: 'volume.messages.level', defaultMessage: 'Message Level' },
  event: { id: 'volume.messages.event', defaultMessage: 'Event Id' },
  text: { id: 'volume.messages.text', defaultMessage: 'User Message' },
  created: { id: 'volume.messages.created', defaultMessage: 'Created At' },
  until: { id: 'volume.messages.until', defaultMessage: 'Guaranteed Until' },
  empty: { id: 'volume.messages.empty', defaultMessage: 'Nothing went wrong so far.' },
  failed: { id: 'volume.messages.failed', defaultMessage: 'Unable to retrieve the messages.' },
})
