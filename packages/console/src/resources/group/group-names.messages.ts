import { defineMessages } from 'react-intl'

export const groupNames = defineMessages({
  one: { id: 'group.one', defaultMessage: 'Group' },
  other: { id: 'group.other', defaultMessage: 'Groups' },
})

export const groupFailures = defineMessages({
  list: { id: 'group.failure.list', defaultMessage: 'Unable to fetch the groups.' },
})
