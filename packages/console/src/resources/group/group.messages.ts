import { defineMessages } from 'react-intl'

export const groupMessages = defineMessages({
  emptyHint: {
    id: 'group.emptyHint',
    defaultMessage: 'All members of a group have its roles. Grant roles to a group instead of to each user.',
  },
  id: { id: 'group.field.id', defaultMessage: 'Group ID' },
  members: { id: 'group.members', defaultMessage: 'Group Members' },
  unableToLoadMembers: { id: 'group.unableToLoadMembers', defaultMessage: 'Unable to retrieve the members.' },
  noMembers: { id: 'group.noMembers', defaultMessage: 'This group has no members.' },
})

/** Texts of the dialogs. */
export const groupPhrases = defineMessages<{ taken: { name: string }; membersChanged: { name: string } }>({
  taken: { id: 'group.taken', defaultMessage: 'Group "{name}" already exists.' },
  membersChanged: { id: 'group.membersChanged', defaultMessage: 'Modified members of group "{name}".' },
})
