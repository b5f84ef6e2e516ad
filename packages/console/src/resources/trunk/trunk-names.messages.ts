import { defineMessages } from 'react-intl'

export const trunkNames = defineMessages({
  one: { id: 'trunk.one', defaultMessage: 'Trunk' },
  other: { id: 'trunk.other', defaultMessage: 'Trunks' },
})

export const trunkUnable = defineMessages({
  load: { id: 'trunk.unable.load', defaultMessage: 'Unable to retrieve the trunk with id: {id}' },
  delete: { id: 'trunk.unable.delete', defaultMessage: 'Unable to delete trunk: {id}' },
})
