import { defineMessages } from 'react-intl'

export const roleNames = defineMessages({
  one: { id: 'role.one', defaultMessage: 'Role' },
  other: { id: 'role.other', defaultMessage: 'Roles' },
})
