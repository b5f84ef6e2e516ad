import { defineMessages } from 'react-intl'

export const roleMessages = defineMessages({
  emptyHint: {
    id: 'role.emptyHint',
    defaultMessage: 'A role grants rights in a project or a domain to the users and groups that have it.',
  },
  updated: { id: 'role.updated', defaultMessage: 'Role updated successfully.' },
})

export const deleteSentences = defineMessages({
  title: { id: 'role.delete.title', defaultMessage: 'Confirm Delete Role(s)' },
  done: { id: 'role.delete.deleted', defaultMessage: 'Deleted Role: {names}.' },
  failed: { id: 'role.delete.failed', defaultMessage: 'Unable to delete Role: {names}.' },
})
