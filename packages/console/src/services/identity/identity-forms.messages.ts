import { defineMessages } from 'react-intl'

/** Texts of the dialogs that choose members. */
export const memberMessages = defineMessages({
  allUsers: { id: 'members.allUsers', defaultMessage: 'All Users' },
  allGroups: { id: 'members.allGroups', defaultMessage: 'All Groups' },
  noUsersFound: { id: 'members.noUsersFound', defaultMessage: 'No users found.' },
  noUsers: { id: 'members.noUsers', defaultMessage: 'No users.' },
  noGroupsFound: { id: 'members.noGroupsFound', defaultMessage: 'No groups found.' },
  noGroups: { id: 'members.noGroups', defaultMessage: 'No groups.' },
  unableToLoad: { id: 'members.unableToLoad', defaultMessage: 'Unable to retrieve the members.' },
  unableToSave: { id: 'members.unableToSave', defaultMessage: 'Unable to change the members.' },
  roleless: { id: 'members.roleless', defaultMessage: 'Choose at least one role for each, or remove them.' },
  keepAdmin: {
    id: 'members.keepAdmin',
    defaultMessage: 'You cannot revoke your own admin role in the project that you work in.',
  },
})

export const projectFieldMessages = defineMessages({
  select: { id: 'projectField.select', defaultMessage: 'Select a project' },
  none: { id: 'projectField.none', defaultMessage: 'No projects available' },
})
