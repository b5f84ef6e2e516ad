import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-action.ts'

export const groupMessages = defineMessages({
  emptyHint: {
    id: 'group.emptyHint',
    defaultMessage: 'What a group is granted, all of its members have: roles need not be given to each user.',
  },
  create: { id: 'group.create', defaultMessage: 'Create Group' },
  edit: { id: 'group.edit', defaultMessage: 'Edit Group' },
  members: { id: 'group.members', defaultMessage: 'Group Members' },
  unableToLoadMembers: { id: 'group.unableToLoadMembers', defaultMessage: 'Unable to retrieve the members.' },
  noMembers: { id: 'group.noMembers', defaultMessage: 'This group has no members.' },
  assignments: { id: 'group.assignments', defaultMessage: 'Role assignments' },
})

export const groupFields = defineMessages({
  name: { id: 'group.field.name', defaultMessage: 'Name' },
  id: { id: 'group.field.id', defaultMessage: 'Group ID' },
  domainId: { id: 'group.field.domainId', defaultMessage: 'Domain ID' },
  userName: { id: 'group.field.userName', defaultMessage: 'User Name' },
  email: { id: 'group.field.email', defaultMessage: 'Email' },
  userId: { id: 'group.field.userId', defaultMessage: 'User ID' },
  enabled: { id: 'group.field.enabled', defaultMessage: 'Enabled' },
})

export const groupPhrases = defineMessages<{
  created: { name: string }
  updated: { name: string }
  taken: { name: string }
  membersChanged: { name: string }
}>({
  created: { id: 'group.created', defaultMessage: 'Group "{name}" was successfully created.' },
  updated: { id: 'group.updated', defaultMessage: 'Group "{name}" has been updated successfully.' },
  taken: { id: 'group.taken', defaultMessage: 'Group "{name}" already exists.' },
  membersChanged: { id: 'group.membersChanged', defaultMessage: 'Modified members of group "{name}".' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'group.delete.one', defaultMessage: 'Delete Group' },
  other: { id: 'group.delete.other', defaultMessage: 'Delete Groups' },
  pastOne: { id: 'group.delete.pastOne', defaultMessage: 'Deleted Group' },
  pastOther: { id: 'group.delete.pastOther', defaultMessage: 'Deleted Groups' },
})
