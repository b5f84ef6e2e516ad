import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { deletePhrases, dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { deleteSentences, roleMessages } from './role.messages.ts'
import { role } from './role.resource.tsx'

const intl = createIntl({ locale: 'en' })

test('[ROLE-01] the columns are name and id, sorted by name', () => {
  expect(role.columns.map(({ id }) => id)).toEqual(['name', 'id'])
  expect(role.list.defaultSort).toBe('name')
})

test('[ROLE-01] each action has its policy rule, and the operator may forbid all of them', () => {
  expect(role.actions.map(({ policy, setting }) => [policy, setting?.at(-1)])).toEqual([
    [[['identity', 'identity:create_role']], 'can_edit_role'],
    [[['identity', 'identity:update_role']], 'can_edit_role'],
    [[['identity', 'identity:create_implied_role']], 'can_edit_role'],
    [[['identity', 'identity:delete_role']], 'can_edit_role'],
  ])
})

test('[ROLE-01] confirmations and results have the required wording', () => {
  const sentence = (message: keyof typeof deletePhrases, values: Record<string, string | number>) =>
    formatText(intl, named(role, { ...deletePhrases, ...deleteSentences }[message]), values)
  expect(sentence('title', { count: 1 })).toBe('Confirm Delete Role(s)')
  expect(sentence('body', { names: 'a', count: 1 })).toBe('You have selected "a". Deleted role is not recoverable.')
  expect(sentence('body', { names: 'a, b', count: 2 })).toBe(
    'You have selected "a, b". Deleted roles are not recoverable.',
  )
  expect(sentence('done', { names: 'a', count: 1 })).toBe('Deleted Role: a.')
  expect(sentence('failed', { names: 'a', count: 1 })).toBe('Unable to delete Role: a.')
  expect(formatText(intl, named(role, dialogPhrases.created), { name: 'a' })).toBe('Role a was successfully created.')
  expect(intl.formatMessage(roleMessages.updated)).toBe('Role updated successfully.')
})
