import { defineMessages } from 'react-intl'

export const userMessages = defineMessages({
  emptyHint: { id: 'user.emptyHint', defaultMessage: 'Users sign in and work in the projects where they have a role.' },
  changePassword: { id: 'user.changePassword', defaultMessage: 'Change Password' },
  disableWarning: { id: 'user.disable.help', defaultMessage: 'A disabled user cannot sign in.' },
  projectId: { id: 'user.field.projectId', defaultMessage: 'Primary Project ID' },
  projectName: { id: 'user.field.projectName', defaultMessage: 'Primary Project Name' },
  groups: { id: 'user.groups', defaultMessage: 'Groups' },
  noGroups: { id: 'user.noGroups', defaultMessage: 'This user is in no group.' },
  groupId: { id: 'user.field.groupId', defaultMessage: 'Group ID' },
})
