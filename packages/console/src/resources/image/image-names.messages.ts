import { defineMessages } from 'react-intl'

export const imageNames = defineMessages({
  one: { id: 'image.one', defaultMessage: 'Image' },
  other: { id: 'image.other', defaultMessage: 'Images' },
})
