import { defineMessages } from 'react-intl'

export const memberMessages = defineMessages({
  manage: { id: 'members.manage', defaultMessage: 'Manage Members' },
  modifyGroups: { id: 'members.modifyGroups', defaultMessage: 'Modify Groups' },
  allUsers: { id: 'members.allUsers', defaultMessage: 'All Users' },
  allGroups: { id: 'members.allGroups', defaultMessage: 'All Groups' },
  noUsersFound: { id: 'members.noUsersFound', defaultMessage: 'No users found.' },
  noUsers: { id: 'members.noUsers', defaultMessage: 'No users.' },
  noGroupsFound: { id: 'members.noGroupsFound', defaultMessage: 'No groups found.' },
  noGroups: { id: 'members.noGroups', defaultMessage: 'No groups.' },
  unableToLoad: { id: 'members.unableToLoad', defaultMessage: 'Unable to retrieve the members.' },
  unableToSave: { id: 'members.unableToSave', defaultMessage: 'Unable to change the members.' },
  roleless: { id: 'members.roleless', defaultMessage: 'Choose at least one role for each, or remove them.' },
})

export const memberLabels = defineMessages({
  members: { id: 'members.members', defaultMessage: 'Members' },
})
