import { defineMessages } from 'react-intl'

export const containerNames = defineMessages({
  one: { id: 'container.one', defaultMessage: 'Container' },
  other: { id: 'container.other', defaultMessage: 'Containers' },
})
