import { texts } from '../../framework/text/texts.ts'

export const roleMessages = texts('role', {
  emptyHint: 'A role grants rights in a project or a domain to the users and groups that have it.',
  includes: 'Includes',
  holders: 'Held by',
  updated: 'Role updated successfully.',
})

export const deleteSentences = texts('role.delete', {
  title: 'Confirm Delete Role(s)',
  body: 'You have selected "{names}". {count, plural, one {Deleted role is not recoverable.} other {Deleted roles are not recoverable.}}',
  done: 'Deleted Role: {names}.',
  failed: 'Unable to delete Role: {names}.',
})
