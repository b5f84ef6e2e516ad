import { defineMessages } from 'react-intl'

export const userNames = defineMessages({
  one: { id: 'user.one', defaultMessage: 'User' },
  other: { id: 'user.other', defaultMessage: 'Users' },
})
