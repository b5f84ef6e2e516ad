import type { User } from '@meridian/contract'
import { expect, test } from 'vitest'
import type { CellContext } from '../../framework/resource/item.ts'
import { schemaFor, waysIn } from './UserSecondFactor.tsx'
import { toUserFilters, user } from './user.resource.tsx'

const item = (more: Partial<User> = {}): User => ({
  id: 'u1',
  name: 'ann',
  domain_id: 'default',
  enabled: true,
  email: null,
  description: null,
  options: {},
  default_project_id: null,
  project_id: null,
  password_expires_at: null,
  ...more,
})
const context = { session: { id: 'me' } } as CellContext // nothing else of it is read

const offered = (more: Partial<User>) =>
  user.actions
    .filter((action) => !('open' in action) && (action.allowed?.(item(more), context) ?? true))
    .map(({ id }) => id)

test('[USER-01] the columns are name, email, id, enabled and, of several, the domain, sorted by name', () => {
  expect(user.columns.filter(({ optional, listOnly }) => !optional && !listOnly).map(({ id }) => id)).toEqual([
    'name',
    'email',
    'id',
    'enabled',
    'domain',
  ])
  expect(user.list.defaultSort).toBe('name')
  expect(user.panels.identity?.filterFirst).toBe('identity.users')
})

test('[USER-01] Keystone filters by all facets but the email address and the roles', () => {
  expect(user.list.facets.map(({ id, on }) => [id, on === 'server'])).toEqual([
    ['name', true],
    ['roles', false],
    ['email', false],
    ['id', true],
    ['enabled', true],
  ])
})

test('[USER-01] the facet User Name finds parts of names', () => {
  expect(toUserFilters({ name: 'An', enabled: 'true' })).toEqual({ name__icontains: 'An', enabled: 'true' })
  expect(toUserFilters({ id: 'u1' })).toEqual({ id: 'u1' })
})

test('users cannot disable or delete themselves, nor change a locked password', () => {
  expect(offered({})).toEqual(['edit', 'change-password', 'second-factor', 'disable', 'delete'])
  expect(offered({ enabled: false })).toEqual(['edit', 'change-password', 'second-factor', 'enable', 'delete'])
  expect(offered({ id: 'me' })).toEqual(['edit', 'change-password'])
  expect(offered({ options: { lock_password: true } })).toEqual(['edit', 'second-factor', 'disable', 'delete'])
})

test('ways to sign in are read from lines, whatever is between and around the methods', () => {
  expect(waysIn('password, totp\n\n application_credential ,\n , ')).toEqual([
    ['password', 'totp'],
    ['application_credential'],
  ])
})

test.each([
  ['of a user with a device', [{ id: 'd', user_id: 'u1', project_id: null, type: 'totp', blob: '' }], true],
  ['of a user without one', [], false],
  ['of a user whose devices are not known yet', undefined, false],
])('passcodes can be required %s: %#', (_, devices, isTaken) => {
  expect(schemaFor(devices).safeParse({ required: true, ways: 'password, totp' }).success).toBe(isTaken)
  expect(schemaFor(devices).safeParse({ required: true, ways: 'password' }).success).toBe(true)
  expect(schemaFor(devices).safeParse({ required: false, ways: 'password, totp' }).success).toBe(true)
})
