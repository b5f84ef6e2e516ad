import { defineMessages } from 'react-intl'

export const instanceNames = defineMessages({
  one: { id: 'instance.one', defaultMessage: 'Instance' },
  other: { id: 'instance.other', defaultMessage: 'Instances' },
})

export const instanceUnable = defineMessages({
  list: { id: 'instance.unable.list', defaultMessage: 'Unable to retrieve instances.' },
  load: { id: 'instance.unable.load', defaultMessage: 'Unable to retrieve the server.' },
  create: { id: 'instance.unable.create', defaultMessage: 'Unable to create the server.' },
  delete: { id: 'instance.unable.delete', defaultMessage: 'Unable to delete the server with id: {id}' },
})
