import { defineMessages } from 'react-intl'

export const objectNames = defineMessages({
  one: { id: 'object.one', defaultMessage: 'Object' },
  other: { id: 'object.other', defaultMessage: 'Objects' },
})

export const objectFailures = defineMessages({
  list: { id: 'object.failure.list', defaultMessage: 'Unable to get the objects in container.' },
  load: { id: 'object.failure.load', defaultMessage: 'Unable to get details of the object.' },
  delete: { id: 'object.failure.delete', defaultMessage: 'Unable to delete the object.' },
})
