import { defineMessages } from 'react-intl'
import type { DeleteMessages, DeleteValues } from '../../framework/actions/delete-action.ts'

export const roleMessages = defineMessages({
  emptyHint: {
    id: 'role.emptyHint',
    defaultMessage: 'A role says what those who have it may do in a project or a domain.',
  },
  create: { id: 'role.create', defaultMessage: 'Create Role' },
  edit: { id: 'role.edit', defaultMessage: 'Edit Role' },
  updated: { id: 'role.updated', defaultMessage: 'Role updated successfully.' },
})

export const roleFields = defineMessages({
  name: { id: 'role.field.name', defaultMessage: 'Name' },
  id: { id: 'role.field.id', defaultMessage: 'ID' },
  description: { id: 'role.field.description', defaultMessage: 'Description' },
})

export const rolePhrases = defineMessages<{ created: { name: string } }>({
  created: { id: 'role.created', defaultMessage: 'Role {name} was successfully created.' },
})

export const deleteMessages: DeleteMessages = {
  ...defineMessages({
    one: { id: 'role.delete.one', defaultMessage: 'Delete Role' },
    other: { id: 'role.delete.other', defaultMessage: 'Delete Roles' },
  }),
  ...defineMessages<DeleteValues>({
    title: { id: 'role.delete.title', defaultMessage: 'Confirm Delete Role(s)' },
    body: {
      id: 'role.delete.body',
      defaultMessage:
        'You have selected "{names}". {count, plural, one {Deleted role is not recoverable.} other {Deleted roles are not recoverable.}}',
    },
    notAllowed: { id: 'role.delete.notAllowed', defaultMessage: 'You are not allowed to delete roles: {names}' },
    deleted: { id: 'role.delete.deleted', defaultMessage: 'Deleted Role: {names}.' },
    failed: { id: 'role.delete.failed', defaultMessage: 'Unable to delete Role: {names}.' },
  }),
}
