import { defineMessages } from 'react-intl'

export const serverGroupNames = defineMessages({
  one: { id: 'serverGroup.one', defaultMessage: 'Server Group' },
  other: { id: 'serverGroup.other', defaultMessage: 'Server Groups' },
})

export const serverGroupFailures = defineMessages({
  list: { id: 'serverGroup.failure.list', defaultMessage: 'Unable to retrieve server groups.' },
})
