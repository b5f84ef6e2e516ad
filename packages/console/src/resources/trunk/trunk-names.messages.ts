import { defineMessages } from 'react-intl'

export const trunkNames = defineMessages({
  one: { id: 'trunk.one', defaultMessage: 'Trunk' },
  other: { id: 'trunk.other', defaultMessage: 'Trunks' },
})

export const trunkFailures = defineMessages({
  load: { id: 'trunk.failure.load', defaultMessage: 'Unable to retrieve the trunk with id: {id}' },
  delete: { id: 'trunk.failure.delete', defaultMessage: 'Unable to delete trunk: {id}' },
})
