import { defineMessages } from 'react-intl'

export const transferMessages = defineMessages({
  unableToCreate: { id: 'volume.transfer.unableToCreate', defaultMessage: 'Unable to create volume transfer.' },
  unableToAccept: { id: 'volume.transfer.unableToAccept', defaultMessage: 'Unable to accept volume transfer.' },
  emptyName: { id: 'volume.transfer.emptyName', defaultMessage: 'Volume transfer name cannot be empty.' },
  createHint: {
    id: 'volume.transfer.createHint',
    defaultMessage: 'Another project takes the volume by the id and key of the transfer, which you are shown next.',
  },
  onceOnly: {
    id: 'volume.transfer.onceOnly',
    defaultMessage: 'Give both to whoever shall have the volume. The key is not shown again.',
  },
  title: { id: 'volume.transfer.title', defaultMessage: 'Volume Transfer' },
  download: { id: 'volume.transfer.download', defaultMessage: 'Download transfer credentials' },
  done: { id: 'volume.transfer.done', defaultMessage: 'Close' },
  copyId: { id: 'volume.transfer.copyId', defaultMessage: 'Copy the transfer ID' },
  copyKey: { id: 'volume.transfer.copyKey', defaultMessage: 'Copy the authorization key' },
})

export const transferLabels = defineMessages({
  name: { id: 'volume.transfer.name', defaultMessage: 'Transfer Name' },
  id: { id: 'volume.transfer.id', defaultMessage: 'Transfer ID' },
  auth_key: { id: 'volume.transfer.key', defaultMessage: 'Authorization Key' },
})

type Named = { name: string }

export const transferPhrases = defineMessages<{ created: Named; accepted: Named }>({
  created: { id: 'volume.transfer.created', defaultMessage: 'Created volume transfer: "{name}".' },
  accepted: { id: 'volume.transfer.accepted', defaultMessage: 'Successfully accepted volume transfer: "{name}"' },
})
