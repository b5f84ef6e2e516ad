import { defineMessages } from 'react-intl'

export const volumeNames = defineMessages({
  one: { id: 'volume.one', defaultMessage: 'Volume' },
  other: { id: 'volume.other', defaultMessage: 'Volumes' },
  create: { id: 'volume.create', defaultMessage: 'Create Volume' },
})
