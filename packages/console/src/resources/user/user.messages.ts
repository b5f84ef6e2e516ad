import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-action.ts'

export const userMessages = defineMessages({
  emptyHint: { id: 'user.emptyHint', defaultMessage: 'Users sign in and work in the projects where they have a role.' },
  create: { id: 'user.create', defaultMessage: 'Create User' },
  edit: { id: 'user.edit', defaultMessage: 'Edit User' },
  changePassword: { id: 'user.changePassword', defaultMessage: 'Change Password' },
  assignments: { id: 'user.assignments', defaultMessage: 'Role assignments' },
  groups: { id: 'user.groups', defaultMessage: 'Groups' },
  noGroups: { id: 'user.noGroups', defaultMessage: 'This user is in no group.' },
})

export const userFields = defineMessages({
  name: { id: 'user.field.name', defaultMessage: 'User Name' },
  email: { id: 'user.field.email', defaultMessage: 'Email' },
  id: { id: 'user.field.id', defaultMessage: 'User ID' },
  domainId: { id: 'user.field.domainId', defaultMessage: 'Domain ID' },
  domainName: { id: 'user.field.domainName', defaultMessage: 'Domain Name' },
  projectId: { id: 'user.field.projectId', defaultMessage: 'Primary Project ID' },
  projectName: { id: 'user.field.projectName', defaultMessage: 'Primary Project Name' },
  groupName: { id: 'user.field.groupName', defaultMessage: 'Name' },
  groupDescription: { id: 'user.field.groupDescription', defaultMessage: 'Description' },
  groupId: { id: 'user.field.groupId', defaultMessage: 'Group ID' },
})

export const enableMessages: BatchMessages = defineMessages({
  one: { id: 'user.enable.one', defaultMessage: 'Enable User' },
  other: { id: 'user.enable.other', defaultMessage: 'Enable Users' },
  pastOne: { id: 'user.enable.pastOne', defaultMessage: 'Enabled User' },
  pastOther: { id: 'user.enable.pastOther', defaultMessage: 'Enabled Users' },
})

export const disableMessages: BatchMessages = defineMessages({
  one: { id: 'user.disable.one', defaultMessage: 'Disable User' },
  other: { id: 'user.disable.other', defaultMessage: 'Disable Users' },
  pastOne: { id: 'user.disable.pastOne', defaultMessage: 'Disabled User' },
  pastOther: { id: 'user.disable.pastOther', defaultMessage: 'Disabled Users' },
  help: { id: 'user.disable.help', defaultMessage: 'A disabled user cannot sign in.' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'user.delete.one', defaultMessage: 'Delete User' },
  other: { id: 'user.delete.other', defaultMessage: 'Delete Users' },
  pastOne: { id: 'user.delete.pastOne', defaultMessage: 'Deleted User' },
  pastOther: { id: 'user.delete.pastOther', defaultMessage: 'Deleted Users' },
})
