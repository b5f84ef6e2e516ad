import { defineMessages } from 'react-intl'

export const serverGroupNames = defineMessages({
  one: { id: 'serverGroup.one', defaultMessage: 'Server Group' },
  other: { id: 'serverGroup.other', defaultMessage: 'Server Groups' },
})

export const serverGroupUnable = defineMessages({
  list: { id: 'serverGroup.unable.list', defaultMessage: 'Unable to retrieve server groups.' },
})
