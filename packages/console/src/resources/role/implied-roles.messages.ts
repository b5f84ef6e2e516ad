import { texts } from '../../framework/text/texts.ts'

export const impliedMessages = texts('role.implied', {
  none: 'This role implies no others.',
  add: 'Add Implied Role',
  added: 'The implied role was successfully added.',
  failed: 'Unable to add the implied role.',
  noRoles: 'No roles available',
  remove: 'Delete implied role {name}',
})

export const impliedNames = texts('role.implied', { one: 'Implied Role', other: 'Implied Roles' })
