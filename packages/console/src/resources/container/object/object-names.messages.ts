import { defineMessages } from 'react-intl'

export const objectNames = defineMessages({
  one: { id: 'object.one', defaultMessage: 'Object' },
  other: { id: 'object.other', defaultMessage: 'Objects' },
})

export const objectUnable = defineMessages({
  list: { id: 'object.unable.list', defaultMessage: 'Unable to get the objects in container.' },
  load: { id: 'object.unable.load', defaultMessage: 'Unable to get details of the object.' },
  delete: { id: 'object.unable.delete', defaultMessage: 'Unable to delete the object.' },
})
