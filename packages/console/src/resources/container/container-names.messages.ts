import { defineMessages } from 'react-intl'

export const containerNames = defineMessages({
  one: { id: 'container.one', defaultMessage: 'Container' },
  other: { id: 'container.other', defaultMessage: 'Containers' },
})

export const containerUnable = defineMessages({
  list: { id: 'container.unable.list', defaultMessage: 'Unable to get the Swift container listing.' },
  load: { id: 'container.unable.load', defaultMessage: 'Unable to get the container details.' },
  delete: { id: 'container.unable.delete', defaultMessage: 'Unable to delete the container.' },
})
