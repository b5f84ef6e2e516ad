import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { deleteMessages, roleMessages, rolePhrases } from './role.messages.ts'
import { role } from './role.resource.tsx'

const { formatMessage } = createIntl({ locale: 'en' })

test('[ROLE-01] a role is a name and an id, in the order of the names', () => {
  expect(role.columns.map(({ id }) => id)).toEqual(['name', 'id'])
  expect(role.defaultSort).toBe('name')
})

test('[ROLE-01] creating, editing and deleting each have their rule, and the operator may forbid all', () => {
  expect(role.actions.map(({ policy, setting }) => [policy, setting?.at(-1)])).toEqual([
    [[['identity', 'identity:create_role']], 'can_edit_role'],
    [[['identity', 'identity:update_role']], 'can_edit_role'],
    [[['identity', 'identity:delete_role']], 'can_edit_role'],
  ])
})

test('[ROLE-01] what was done and what is asked is said in these words', () => {
  expect(formatMessage(deleteMessages.title, { count: 1 })).toBe('Confirm Delete Role(s)')
  expect(formatMessage(deleteMessages.body, { names: 'a', count: 1 })).toBe(
    'You have selected "a". Deleted role is not recoverable.',
  )
  expect(formatMessage(deleteMessages.body, { names: 'a, b', count: 2 })).toBe(
    'You have selected "a, b". Deleted roles are not recoverable.',
  )
  expect(formatMessage(deleteMessages.deleted, { names: 'a' })).toBe('Deleted Role: a.')
  expect(formatMessage(deleteMessages.failed, { names: 'a' })).toBe('Unable to delete Role: a.')
  expect(formatMessage(rolePhrases.created, { name: 'a' })).toBe('Role a was successfully created.')
  expect(formatMessage(roleMessages.updated)).toBe('Role updated successfully.')
})
