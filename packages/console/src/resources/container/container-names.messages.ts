import { defineMessages } from 'react-intl'

export const containerNames = defineMessages({
  one: { id: 'container.one', defaultMessage: 'Container' },
  other: { id: 'container.other', defaultMessage: 'Containers' },
})

export const containerFailures = defineMessages({
  list: { id: 'container.failure.list', defaultMessage: 'Unable to get the Swift container listing.' },
  load: { id: 'container.failure.load', defaultMessage: 'Unable to get the container details.' },
  delete: { id: 'container.failure.delete', defaultMessage: 'Unable to delete the container.' },
})
