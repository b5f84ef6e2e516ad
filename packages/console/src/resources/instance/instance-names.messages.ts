import { defineMessages } from 'react-intl'

export const instanceNames = defineMessages({
  one: { id: 'instance.one', defaultMessage: 'Instance' },
  other: { id: 'instance.other', defaultMessage: 'Instances' },
})

export const instanceFailures = defineMessages({
  list: { id: 'instance.failure.list', defaultMessage: 'Unable to retrieve instances.' },
  load: { id: 'instance.failure.load', defaultMessage: 'Unable to retrieve the server.' },
  create: { id: 'instance.failure.create', defaultMessage: 'Unable to create the server.' },
  delete: { id: 'instance.failure.delete', defaultMessage: 'Unable to delete the server with id: {id}' },
})
