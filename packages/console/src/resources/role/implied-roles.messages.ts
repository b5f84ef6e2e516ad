import { defineMessages } from 'react-intl'

export const impliedMessages = defineMessages({
  title: { id: 'role.implied.title', defaultMessage: 'Implied Roles' },
  none: { id: 'role.implied.none', defaultMessage: 'This role implies no others.' },
  add: { id: 'role.implied.add', defaultMessage: 'Add Implied Role' },
  added: { id: 'role.implied.added', defaultMessage: 'The implied role was successfully added.' },
  failed: { id: 'role.implied.failed', defaultMessage: 'Unable to add the implied role.' },
  select: { id: 'role.implied.select', defaultMessage: 'Select a role' },
  noRoles: { id: 'role.implied.noRoles', defaultMessage: 'No roles available' },
})

export const impliedNames = defineMessages({
  one: { id: 'role.implied.one', defaultMessage: 'Implied Role' },
  other: { id: 'role.implied.other', defaultMessage: 'Implied Roles' },
})

export const impliedPhrases = defineMessages<{ remove: { name: string } }>({
  remove: { id: 'role.implied.remove', defaultMessage: 'Delete implied role {name}' },
})
