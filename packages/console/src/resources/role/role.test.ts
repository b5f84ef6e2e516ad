import type { RoleAssignment } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { cellText } from '../../framework/resource/cell-text.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { deletePhrases, dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { deleteSentences, roleMessages } from './role.messages.ts'
import { holdersOf, type RoleWithImplied } from './role.queries.ts'
import { role } from './role.resource.tsx'

const intl = createIntl({ locale: 'en' })

test('[ROLE-01] the columns are name and id, sorted by name', () => {
  expect(role.columns.filter(({ listOnly }) => !listOnly).map(({ id }) => id)).toEqual(['name', 'id'])
  expect(role.list.defaultSort).toBe('name')
})

test('a row says which roles it includes and who has it, as soon as that is known', () => {
  const item = { id: 'r1', name: 'admin' } as RoleWithImplied // the columns read no more of it than this
  const held = { implies: [{ id: 'r2', name: 'member' }], holders: ['ann', 'team'] }
  const texts = (known: Partial<RoleWithImplied>) =>
    ['implies', 'holders'].map((id) => {
      const column = role.columns.find((each) => each.id === id)
      return column && cellText(column, { ...item, ...known }, { intl } as CellContext) // nothing else of it is read
    })
  expect([texts({}), texts(held), texts({ implies: [], holders: [] })]).toEqual([
    ['', ''],
    ['member', 'ann, team'],
    ['None', 'None'],
  ])
})

test('users come before groups, each once, and others have other roles', () => {
  const grant = (granted: string, holder: Partial<RoleAssignment>): RoleAssignment => ({
    id: '',
    role: { id: granted, name: '' },
    scope: {},
    ...holder,
  })
  const [ann, team] = [{ user: { id: 'u1', name: 'ann' } }, { group: { id: 'g1', name: 'a team' } }]
  const all = [grant('r1', team), grant('r1', ann), grant('r1', ann), grant('r2', { user: { id: 'u2', name: 'bob' } })]
  expect(holdersOf('r1', all)).toEqual(['ann', 'a team'])
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
